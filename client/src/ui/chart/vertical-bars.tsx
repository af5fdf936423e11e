import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { StackBars } from './chart-bar';
import { vertical, textWidth, tickOf, verticalHeight } from './chart-size';
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
export const leastWidth = (rows: number) => rows * vertical.leastBand + vertical.start;

/** The middle of a label, moved to where the whole label lies in the drawing. */
function insideOf(
  width: number,
  { x, formattedValue = '' }: Pick<TickRendererProps, 'x' | 'formattedValue'>,
) {
  const half = textWidth(formattedValue) / 2 + 1;
  return Math.min(Math.max(x, half), Math.max(half, width - half));
}

interface Axis {
  columns: BarsProps['columns'];
  rows: BarsProps['rows'];
  layout: BarsProps['layout'];
  /** A value on the axis, in few characters. */
  axisText: (value: number) => string;
}

/** The scale of the values (numbers, minor units), the integers that the axis names, and the room that these take. */
function axisOf({ columns, rows, layout, axisText }: Axis) {
  const stacks = rows.map((row) => stacksOf(row, columns, layout));
  const floor = verticalHeight(layout) - vertical.bottom;
  // On a scale of its own a single thing is no full bar.
  const top = Math.max(highest(stacks), layout.apart ? TICKS : 0);
  const y = scaleLinear({ domain: [0, top], range: [floor, vertical.top], nice: TICKS });
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  return {
    stacks,
    floor,
    y,
    ticks,
    width: Math.max(...ticks.map((value) => textWidth(axisText(value)))) + 8,
  };
}

/** The room that the axis of each of several columns takes at most, so that drawings one above the other begin alike. */
export const axisRoom = (axis: Axis) =>
  Math.max(...axis.columns.map((column) => axisOf({ ...axis, columns: [column] }).width));

/** The axis of vertical bars, which stays in its place where the bars scroll. */
export function ValueAxis({ room = 0, ...axis }: Axis & { room?: number | undefined }) {
  const { y, ticks, ...own } = axisOf(axis);
  const width = Math.max(own.width, room);
  return (
    <svg
      aria-hidden
      width={width}
      height={verticalHeight(axis.layout)}
      className="block shrink-0 overflow-visible"
    >
      <AxisLeft
        scale={y}
        left={width}
        tickValues={ticks}
        tickFormat={(value) => axis.axisText(Number(value))}
        tickComponent={(tick) => <Tick {...tick} x={-8} textAnchor="end" />}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}

/** Vertical bars on a time axis; their values stand on the axis beside them. */
export function VerticalBars({ columns, rows, layout, width, textures, axisText }: BarsProps & Axis) {
  const { stacks, floor, y, ticks } = axisOf({ columns, rows, layout, axisText });
  const names = rows.map(({ name }) => name);
  const band = scaleBand({ domain: names, range: [vertical.start, width], padding: 0.25 });
  const breadth = band.bandwidth() / (layout.stacked ? 1 : columns.length);
  const widest = Math.max(...rows.map((row) => textWidth(tickOf(row)))) + 10;
  const stride = Math.max(1, Math.ceil(widest / band.step()));
  const shown = rows.filter((_, index) => index % stride === 0).map(({ name }) => name);
  const labels = new Map(rows.map((row) => [row.name, tickOf(row)]));
  return (
    <>
      <path
        d={ticks.map((value) => `M0 ${y(value)}H${width}`).join('')}
        className="stroke-line"
        aria-hidden
      />
      <AxisBottom
        scale={band}
        top={floor}
        tickValues={shown}
        tickFormat={(name) => labels.get(name) ?? name}
        tickComponent={(tick) => <Tick {...tick} x={insideOf(width, tick)} y={20} textAnchor="middle" />}
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
