import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { ChartBar } from './chart-bar';
import { cellText, type ChartColumn, type ChartRow } from './chart-data';
import { type BarLayout, cutText, lying, rowHeight, textWidth } from './chart-size';
import { highest, pilesOf, totalText } from './piles';

/** What both kinds of drawings take. */
export interface BarsProps {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  layout: BarLayout;
  width: number;
  textures: string;
}

/** Bars that lie below the name of their row and have their value behind them. */
export function LyingBars({ columns, rows, layout, width, textures }: BarsProps) {
  const piles = rows.map((row) => pilesOf(row, columns, layout));
  const textOf = (row: ChartRow, pile: (typeof piles)[number][number]) =>
    layout.stacked ? totalText(columns, row) : pile.map(({ column }) => cellText(column, row)).join();
  const longest = Math.max(
    0,
    ...rows.flatMap((row, index) => piles[index]?.map((pile) => textWidth(textOf(row, pile))) ?? []),
  );
  const x = scaleLinear({ domain: [0, highest(piles)], range: [0, Math.max(width - longest - 10, 40)] });
  return rows.map((row, index) => (
    <Group key={row.name} top={index * rowHeight(columns.length, layout)}>
      <text y={lying.name - 6} className="fill-ink text-[13px]">
        {cutText(row.label, width)}
      </text>
      {piles[index]?.map((pile, line) => {
        const y = lying.name + line * lying.bar;
        return (
          <Group key={pile[0]?.column.name ?? line}>
            {pile
              .filter(({ from, to }) => to > from)
              .map(({ column, place, from, to }) => (
                <ChartBar
                  key={column.name}
                  {...{ row, column, place, textures }}
                  box={{ x: x(from), y, width: Math.max(x(to) - x(from), 2), height: lying.bar - 3 }}
                />
              ))}
            <text
              x={x(pile.at(-1)?.to ?? 0) + 6}
              y={y + lying.bar / 2 - 1}
              dominantBaseline="central"
              className="fill-muted text-[12px] tabular-nums"
              aria-hidden
            >
              {textOf(row, pile)}
            </text>
          </Group>
        );
      })}
    </Group>
  ));
}
