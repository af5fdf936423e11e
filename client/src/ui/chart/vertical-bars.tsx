import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { StackBars } from './chart-bar';
import { vertical, textWidth, tickOf } from './chart-size';
import type { BarsProps } from './horizontal-bars';
import { highest, stacksOf } from './stacks';

const TICKS = 4;

const Tick = ({ x, y, formattedValue, textAnchor }: TickRendererProps & { textAnchor: 'middle' | 'end' }) => (
  <text
    x={x}
    y={y}
    textAnchor={textAnchor}
    dominantBaseline={textAnchor === 'end' ? 'central' : 'auto'}
    className="fill-muted text-[12px] tabular-nums"
  >
    {formattedValue}
  </text>
);

/** The minimum width of a drawing in which each vertical bar is still visible. */
export const leastWidth = (rows: number) => rows * vertical.leastBand + 72;

interface VerticalBarsProps extends BarsProps {
  /** A value on the axis, in few characters. */
  axisText: (value: number) => string;
}

/** Vertical bars on a time axis, with an axis of integers (numbers, minor units) on the left. */
export function VerticalBars({ columns, rows, layout, width, textures, axisText }: VerticalBarsProps) {
  const stacks = rows.map((row) => stacksOf(row, columns, layout));
  const floor = vertical.height - vertical.bottom;
  const y = scaleLinear({ domain: [0, highest(stacks)], range: [floor, vertical.top], nice: TICKS });
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const left = Math.max(...ticks.map((value) => textWidth(axisText(value)))) + 8;
  const band = scaleBand({ domain: rows.map(({ name }) => name), range: [left, width], padding: 0.25 });
  const breadth = band.bandwidth() / (layout.stacked ? 1 : columns.length);
  const widest = Math.max(...rows.map((row) => textWidth(tickOf(row)))) + 10;
  const stride = Math.max(1, Math.ceil(widest / band.step()));
  const shown = rows.filter((_, index) => index % stride === 0).map(({ name }) => name);
  const labels = new Map(rows.map((row) => [row.name, tickOf(row)]));
  return (
    <>
      <path
        d={ticks.map((value) => `M${left} ${y(value)}H${width}`).join('')}
        className="stroke-line"
        aria-hidden
      />
      <AxisLeft
        scale={y}
        left={left}
        tickValues={ticks}
        tickFormat={(value) => axisText(Number(value))}
        tickComponent={(tick) => <Tick {...tick} x={-8} textAnchor="end" />}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={band}
        top={floor}
        tickValues={shown}
        tickFormat={(name) => labels.get(name) ?? name}
        tickComponent={(tick) => <Tick {...tick} y={20} textAnchor="middle" />}
        axisLineClassName="stroke-muted"
        hideTicks
      />
      {rows.map((row, index) => (
        <Group key={row.name} left={band(row.name) ?? 0}>
          {stacks[index]?.map((stack, line) => (
            <StackBars
              key={stack[0]?.column.name ?? line}
              row={row}
              stack={stack}
              textures={textures}
              boxOf={({ from, to }) => ({
                x: layout.stacked ? 0 : line * breadth,
                y: Math.min(y(to), floor - 2),
                width: Math.max(breadth - 1, 2),
                height: Math.max(y(from) - y(to), 2),
              })}
            />
          ))}
        </Group>
      ))}
    </>
  );
}
