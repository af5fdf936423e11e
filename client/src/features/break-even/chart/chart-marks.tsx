import type { ChartPlan, Frame } from './chart-plan';
import { nameLook } from './chart-text';
import type { Figures } from '../figures/figures';
import { useWords } from '../use-words';

interface MarksProps {
  figures: Figures;
  plan: ChartPlan;
  frame: Frame;
}

export const ChartMarks = (props: MarksProps) => (
  <>
    <PlanMark {...props} />
    <PointMark {...props} />
  </>
);

/** A ring where the lines cross, with guides to both axes and a label on the side without lines. */
function PointMark({ figures, plan: { x, y, point, units }, frame }: MarksProps) {
  const words = useWords(figures);
  if (!point.reached) return null;
  const [left, top] = [x(point.exactUnits), y(point.revenue)];
  const before = point.exactUnits > units.end * 0.4;
  const side = before
    ? { x: left - 12, textAnchor: 'end' as const, first: top - 22 }
    : { x: left + 12, textAnchor: 'start' as const, first: Math.min(top + 22, y(0) - 24) };
  return (
    <g>
      <path
        d={`M${frame.left},${top} H${left} V${y(0)}`}
        className="fill-none stroke-ink [stroke-dasharray:3_3]"
      />
      <circle cx={left} cy={top} r={6} className="fill-surface stroke-ink stroke-3" />
      <text x={side.x} y={side.first} textAnchor={side.textAnchor} className={nameLook}>
        {words.t('chart.point')}
      </text>
      <text x={side.x} y={side.first + 16} textAnchor={side.textAnchor} className={nameLook}>
        {words.units(point.units)}
      </text>
    </g>
  );
}

/** A line at the planned volume, with a diamond at its revenue. */
function PlanMark({ figures, plan: { x, y, units }, frame }: MarksProps) {
  const words = useWords(figures);
  if (figures.planned === undefined) return null;
  const left = x(figures.planned);
  const part = figures.planned / units.end;
  return (
    <g>
      <line
        x1={left}
        x2={left}
        y1={frame.top - 4}
        y2={y(0)}
        className="stroke-chart-3 stroke-2 [stroke-dasharray:1_3]"
      />
      <path
        d={`M${left},${y(figures.planned * figures.price) - 7} l7,7 -7,7 -7,-7Z`}
        className="fill-chart-3 stroke-surface"
      />
      <text
        x={left}
        y={frame.top - 10}
        textAnchor={part > 0.75 ? 'end' : part < 0.2 ? 'start' : 'middle'}
        className={nameLook}
      >
        {words.t('chart.planned', { units: words.units(figures.planned) })}
      </text>
    </g>
  );
}
