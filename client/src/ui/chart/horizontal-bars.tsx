import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { StackBars } from './chart-bar';
import { cellText, type ChartColumn, type ChartRow, noValue } from './chart-data';
import {
  type BarLayout,
  cutText,
  GAP,
  horizontalHeights,
  isEmptyRow,
  namesWidth,
  rowHeight,
  textWidth,
} from './chart-size';
import { highest, type StackedBar, stacksOf, totalText } from './stacks';

/** What both kinds of drawings take. */
export interface BarsProps {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  layout: BarLayout;
  width: number;
  textures: string;
}

/** Whether an aside follows the value: where names stand beside the bars, one that has a short form is long. */
const isAtValue = ({ aside: [whole, short] = ['', ''] }: ChartRow, { beside }: BarLayout) =>
  beside === true && whole !== short;

const fullLabel = (row: ChartRow, layout: BarLayout) =>
  row.aside && !isAtValue(row, layout) ? `${row.label} · ${row.aside[0]}` : row.label;

function labelOf(row: ChartRow, layout: BarLayout, room: number): string {
  const full = fullLabel(row, layout);
  return cutText(row.aside && textWidth(full) > room ? `${row.label} · ${row.aside[1]}` : full, room);
}

/** The value of a stack as text, which stands at its end. */
function valueOf(row: ChartRow, stack: readonly StackedBar[], { columns, layout }: BarsProps): string {
  const isFirst = stack[0]?.place === 0;
  if (columns.length > 1 && isEmptyRow(row, columns)) return isFirst ? noValue : '';
  const value = layout.stacked
    ? totalText(columns, row)
    : stack.map(({ column }) => cellText(column, row)).join();
  const said = isAtValue(row, layout) ? row.aside?.[0] : row.share;
  return isFirst && said ? `${value} · ${said}` : value;
}

/** Where the longest bar may end: a short one leaves room for a long value, so each takes what its own value leaves. */
function longestEnd(props: BarsProps, stacks: readonly StackedBar[][][], start: number): number {
  const most = highest(stacks);
  const endOf = (row: ChartRow, stack: readonly StackedBar[]) => {
    const room = props.width - textWidth(valueOf(row, stack, props)) - 10 - start;
    return start + (room * most) / Math.max(stack.at(-1)?.to ?? 0, 1);
  };
  const ends = props.rows.flatMap((row, index) => stacks[index]?.map((stack) => endOf(row, stack)) ?? []);
  return Math.min(props.width - 10, ...ends);
}

/**
 * Horizontal bars beside or below the name of their row, each followed by its value; one dash where a row has none of
 * several.
 */
export function HorizontalBars(props: BarsProps) {
  const { columns, rows, layout, width } = props;
  const stacks = rows.map((row) => stacksOf(row, columns, layout));
  const start = layout.beside
    ? namesWidth(
        rows.map((row) => fullLabel(row, layout)),
        width,
      )
    : 0;
  const x = scaleLinear({
    domain: [0, highest(stacks)],
    range: [start, Math.max(longestEnd(props, stacks, start), start + 40)],
  });
  const topOf = (index: number) =>
    rows.slice(0, index).reduce((top, row) => top + rowHeight(row, columns, layout), 0);
  const { name, gap } = horizontalHeights(layout, columns);
  return rows.map((row, index) => (
    <Group key={row.name} top={topOf(index)}>
      <text
        y={layout.beside ? (rowHeight(row, columns, layout) - gap) / 2 - 1 : name - 6}
        dominantBaseline={layout.beside ? 'central' : undefined}
        className="fill-ink text-sm"
      >
        {labelOf(row, layout, layout.beside ? start - GAP : width)}
      </text>
      {stacks[index]?.map((stack, line) => (
        <ValueBar key={stack[0]?.column.name ?? line} {...props} row={row} stack={stack} line={line} x={x} />
      ))}
    </Group>
  ));
}

interface ValueBarProps extends BarsProps {
  row: ChartRow;
  stack: StackedBar[];
  /** Its place among the bars of the row. */
  line: number;
  x: (value: number) => number;
}

function ValueBar({ row, stack, line, x, ...props }: ValueBarProps) {
  const { name, bar } = horizontalHeights(props.layout, props.columns);
  const y = name + line * bar;
  return (
    <>
      <StackBars
        row={row}
        stack={stack}
        textures={props.textures}
        boxOf={({ from, to }) => ({
          x: x(from),
          y,
          width: Math.max(x(to) - x(from), 2),
          height: bar - 3,
        })}
      />
      <text
        x={x(stack.at(-1)?.to ?? 0) + 6}
        y={y + bar / 2 - 1}
        dominantBaseline="central"
        className="fill-muted text-sm"
        aria-hidden
      >
        {valueOf(row, stack, props)}
      </text>
    </>
  );
}
