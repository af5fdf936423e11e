import { Bar } from '@visx/shape';
import { useTexts } from '@/i18n/use-texts';
import { Link } from '../navigation/link';
import { cellText, type ChartColumn, type ChartRow } from './chart-data';
import { barLook } from './chart-look';
import type { StackedBar } from './stacks';
import { chartTexts } from './texts/chart';

/** Where a bar lies in a drawing, in pixels. */
export interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ChartBarProps {
  row: ChartRow;
  column: ChartColumn;
  box: BarBox;
  /** The id of the drawing's textures and the place of the column among its kinds. */
  textures: string;
  place: number;
}

interface StackBarsProps extends Pick<ChartBarProps, 'row' | 'textures'> {
  stack: readonly StackedBar[];
  boxOf: (bar: StackedBar) => BarBox;
}

/** The bars of a stack, without those of length zero. */
export const StackBars = ({ stack, boxOf, ...shared }: StackBarsProps) =>
  stack
    .filter(({ from, to }) => to > from)
    .map((bar) => (
      <ChartBar key={bar.column.name} {...shared} column={bar.column} place={bar.place} box={boxOf(bar)} />
    ));

/** A bar that announces its value on focus and links to the rows behind it. */
function ChartBar({ row, column, box, textures, place }: ChartBarProps) {
  const t = useTexts(chartTexts);
  const to = row.cells[column.name]?.to;
  const name = t('bar', { row: row.label, column: column.label, value: cellText(column, row) });
  const bar = (
    <>
      <title>{name}</title>
      <Bar {...box} {...barLook(textures, place)} />
    </>
  );
  if (to) {
    return (
      <Link to={to} aria-label={name} className="hover:opacity-75">
        {bar}
      </Link>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- its value is read where it gets the focus
    <g role="img" aria-label={name} tabIndex={0}>
      {bar}
    </g>
  );
}
