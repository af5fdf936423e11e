import { useId, useLayoutEffect, useRef } from 'react';
import type { ChartColumn, ChartRow } from './chart-data';
import { Legend, mostKinds, Textures } from './chart-look';
import { type BarLayout, drawingHeight } from './chart-size';
import { HorizontalBars } from './horizontal-bars';
import { axisRoom, leastWidth, ValueAxis, VerticalBars } from './vertical-bars';
import { useWidth } from './use-width';

/** The bars of a chart and how they are laid out. */
export interface BarChartProps extends BarLayout {
  /** Names the drawing to screen readers. */
  label: string;
  /** The kinds of bars, at most six; they share one unit. */
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  /** A value on the axis of vertical bars, in few characters; by default the column's text. */
  axisText?: (value: number) => string;
}

/**
 * Values as bars in the available width, together or each kind on its own scale; with many vertical bars the chart
 * scrolls and starts at the last ones.
 */
export function BarChart(chart: BarChartProps) {
  const { label, columns, apart } = chart;
  if (!apart || columns.length < 2) return <Drawing {...chart} />;
  const room = chart.direction === 'vertical' ? axisRoom({ ...axisOf(chart), columns }) : 0;
  return (
    <div className="grid gap-4">
      {columns.map((column) => (
        <div key={column.name} className="min-w-0">
          <p className="h-6 text-sm font-medium">{column.label}</p>
          <Drawing {...chart} label={`${label}: ${column.label}`} columns={[column]} axisRoom={room} />
        </div>
      ))}
    </div>
  );
}

/** What an axis of values is drawn from. */
const axisOf = (chart: BarChartProps) => ({
  columns: chart.columns,
  rows: chart.rows,
  layout: chart,
  axisText: chart.axisText ?? ((value: number) => chart.columns[0]?.text(value) ?? ''),
});

function Drawing({ axisRoom: axisWidth, ...chart }: BarChartProps & { axisRoom?: number }) {
  const { label, columns, rows, direction } = chart;
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const seen = useWidth(room);
  const kinds = columns.slice(0, mostKinds);
  const isVertical = direction === 'vertical';
  const width = isVertical ? Math.max(seen, leastWidth(rows.length)) : seen;
  const height = drawingHeight(rows, kinds, chart);
  const bars = { columns: kinds, rows, layout: chart, width, textures: id };
  const axis = axisOf({ ...chart, columns: kinds });

  useLayoutEffect(() => {
    if (room.current) room.current.scrollLeft = width;
  }, [width]);

  return (
    <>
      {kinds.length > 1 && <Legend id={id} labels={kinds.map((column) => column.label)} />}
      <div className="flex min-w-0">
        {isVertical && <ValueAxis {...axis} room={axisWidth} />}
        <div ref={room} className="min-w-0 grow overflow-x-auto overflow-y-hidden">
          <svg
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot stand in for a drawing
            role="group"
            aria-label={label}
            width={width}
            height={height}
            className="block overflow-visible"
          >
            <Textures id={id} count={kinds.length} />
            {isVertical ? <VerticalBars {...bars} {...axis} /> : <HorizontalBars {...bars} />}
          </svg>
        </div>
      </div>
    </>
  );
}
