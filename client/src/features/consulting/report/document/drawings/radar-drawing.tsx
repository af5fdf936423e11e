import type { Point, Radar, RadarAxis } from '@shared/consulting/report/figures/radar';
import { DepartmentMark } from './department-mark';
import { wrapLabel } from './wrap-label';

const RIM = 86;
/** Room for the names on each side, and above and below the polygon. */
const ROOM = { beside: 104, above: 44 };
const LINE = 13;
const label = { perLine: 16, lines: 3 };

/** In the units of the drawing, with one decimal. */
const inUnits = (share: number) => Math.round(share * RIM * 10) / 10;
const at = ({ x, y }: Point) => `${inUnits(x)} ${inUnits(y)}`;
const closed = (points: Point[]) => `M${points.map(at).join('L')}Z`;

/**
 * As wide as the circle and as high as the polygon, because a triangle does not reach the bottom of the
 * circle.
 */
function viewOf(ends: Point[]): string {
  const heights = ends.map(({ y }) => y * RIM);
  const top = Math.min(...heights) - ROOM.above;
  return `${-RIM - ROOM.beside} ${top} ${2 * (RIM + ROOM.beside)} ${Math.max(...heights) + ROOM.above - top}`;
}

/** The radar with the name of each department at the end of its axis. */
export const RadarDrawing = ({ radar: { axes, rings } }: { radar: Radar }) => (
  <svg viewBox={viewOf(axes.map(({ end }) => end))} className="mx-auto w-full max-w-104">
    <path
      d={[...rings.map(({ points }) => closed(points)), ...axes.map(({ end }) => `M0 0L${at(end)}`)].join('')}
      className="fill-none stroke-muted/50"
    />
    <path d={closed(axes.map(({ value }) => value))} className="fill-chart-1/20 stroke-chart-1 stroke-2" />
    {axes.map(({ department, value }) => (
      <DepartmentMark
        key={department.id}
        isLow={department.isLow}
        x={inUnits(value.x)}
        y={inUnits(value.y)}
      />
    ))}
    <g className="fill-muted stroke-surface stroke-3 text-[10px] [paint-order:stroke]">
      {rings.map(({ level }) => (
        <text key={level} x={5} y={inUnits(-level / rings.length) + 4}>
          {level}
        </text>
      ))}
    </g>
    <g dominantBaseline="central" className="fill-ink text-[12px] font-medium">
      {axes.map((axis) => (
        <AxisName key={axis.department.id} axis={axis} />
      ))}
    </g>
  </svg>
);

/** The name outside the rim: to the right of an axis on the right, to the left of one on the left. */
function AxisName({ axis: { department, end } }: { axis: RadarAxis }) {
  const lines = wrapLabel(department.name, label.perLine, label.lines);
  const isMiddle = Math.abs(end.x) < 0.2;
  const anchor = isMiddle ? 'middle' : end.x > 0 ? 'start' : 'end';
  const x = Math.round(end.x * (RIM + 10));
  const height = (lines.length - 1) * LINE;
  // A name above or below the polygon grows away from it.
  const first = Math.round(end.y * (RIM + 14) - (isMiddle ? (end.y < 0 ? height : 0) : height / 2));
  return (
    <text textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={first + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
