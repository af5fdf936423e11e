import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { StackBars } from './chart-bar';
import { cellText, type ChartColumn, type ChartRow, noValue } from './chart-data';
import { type BarLayout, cutText, horizontal, isEmptyRow, rowHeight, textWidth } from './chart-size';
import { highest, stacksOf, totalText } from './stacks';

/** What both kinds of drawings take. */
export interface BarsProps {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  layout: BarLayout;
  width: number;
  textures: string;
}

function labelOf({ label, aside }: ChartRow, room: number): string {
  if (!aside) return label;
  const [whole = '', short = ''] = aside.map((each) => `${label} · ${each}`);
  return textWidth(whole) <= room ? whole : short;
}

/** Horizontal bars below the name of their row, each followed by its value; one dash where a row has none of several. */
export function HorizontalBars({ columns, rows, layout, width, textures }: BarsProps) {
  const stacks = rows.map((row) => stacksOf(row, columns, layout));
  const textOf = (row: ChartRow, stack: (typeof stacks)[number][number]) => {
    const isFirst = stack[0]?.place === 0;
    if (columns.length > 1 && isEmptyRow(row, columns)) return isFirst ? noValue : '';
    const value = layout.stacked
      ? totalText(columns, row)
      : stack.map(({ column }) => cellText(column, row)).join();
    return isFirst && row.share ? `${value} · ${row.share}` : value;
  };
  const longest = Math.max(
    0,
    ...rows.flatMap((row, index) => stacks[index]?.map((stack) => textWidth(textOf(row, stack))) ?? []),
  );
  const x = scaleLinear({ domain: [0, highest(stacks)], range: [0, Math.max(width - longest - 10, 40)] });
  const topOf = (index: number) =>
    rows.slice(0, index).reduce((top, row) => top + rowHeight(row, columns, layout), 0);
  return rows.map((row, index) => (
    <Group key={row.name} top={topOf(index)}>
      <text y={horizontal.name - 6} className="fill-ink text-[13px]">
        {cutText(labelOf(row, width), width)}
      </text>
      {stacks[index]?.map((stack, line) => {
        const y = horizontal.name + line * horizontal.bar;
        return (
          <Group key={stack[0]?.column.name ?? line}>
            <StackBars
              row={row}
              stack={stack}
              textures={textures}
              boxOf={({ from, to }) => ({
                x: x(from),
                y,
                width: Math.max(x(to) - x(from), 2),
                height: horizontal.bar - 3,
              })}
            />
            <text
              x={x(stack.at(-1)?.to ?? 0) + 6}
              y={y + horizontal.bar / 2 - 1}
              dominantBaseline="central"
              className="fill-muted text-[12px]"
              aria-hidden
            >
              {textOf(row, stack)}
            </text>
          </Group>
        );
      })}
    </Group>
  ));
}
