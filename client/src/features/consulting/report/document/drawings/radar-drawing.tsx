import type { Point, Radar } from '@shared/consulting/report/figures/radar';
import { DepartmentMark } from './department-mark';

const RIM = 124;
/** Margin around the circle for the numbers. */
const ROOM = 26;

const corners = (points: Point[]) => points.map(({ x, y }) => `${x * RIM},${y * RIM}`).join(' ');

/**
 * As wide as the circle and as high as the polygon, because a triangle does not reach the bottom of the
 * circle.
 */
function viewOf(ends: Point[]): string {
  const heights = ends.map(({ y }) => y * RIM);
  const top = Math.min(...heights) - ROOM;
  return `${-RIM - ROOM} ${top} ${2 * (RIM + ROOM)} ${Math.max(...heights) + ROOM - top}`;
}

/** The radar; the key beside it explains the numbers of its axes. */
export const RadarDrawing = ({ radar: { axes, rings } }: { radar: Radar }) => (
  <svg viewBox={viewOf(axes.map(({ end }) => end))} className="mx-auto w-full max-w-96">
    {rings.map(({ level, points }) => (
      <polygon key={level} points={corners(points)} className="fill-none stroke-muted/50" />
    ))}
    {axes.map(({ department, end }) => (
      <line key={department.id} x1={0} y1={0} x2={end.x * RIM} y2={end.y * RIM} className="stroke-muted/50" />
    ))}
    <polygon
      points={corners(axes.map(({ value }) => value))}
      className="fill-chart-1/20 stroke-chart-1 stroke-2"
    />
    {axes.map(({ department, value }) => (
      <DepartmentMark key={department.id} isLow={department.isLow} x={value.x * RIM} y={value.y * RIM} />
    ))}
    {rings.map(({ level }) => (
      <text
        key={level}
        x={5}
        y={(-level / rings.length) * RIM + 4}
        className="fill-muted stroke-surface stroke-3 text-[11px] [paint-order:stroke]"
      >
        {level}
      </text>
    ))}
    {axes.map(({ department, end }, index) => (
      <text
        key={department.id}
        x={end.x * (RIM + 14)}
        y={end.y * (RIM + 14)}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink text-sm font-semibold"
      >
        {index + 1}
      </text>
    ))}
  </svg>
);
