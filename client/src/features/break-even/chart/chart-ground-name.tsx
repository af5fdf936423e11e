import type { ChartPlan } from './chart-plan';
import { characterWidth, nameLook } from './chart-text';
import type { Figures } from '../figures/figures';
import { revenueOf, totalCostOf } from '../figures/formulas';

const leastHeight = 13;

interface GroundNameProps {
  figures: Figures;
  plan: ChartPlan;
  /** The preferred volume for the centre of the name. */
  at: number;
  name: string;
}

/** Labels the area between the lines if the name fits there; the legend has the name in any case. */
export function GroundName({ figures, plan: { x, y, units }, at, name }: GroundNameProps) {
  const half = (name.length * characterWidth) / 2;
  const middle = Math.min(Math.max(x(at), x(0) + half + 2), x(units.end) - half - 2);
  const linesAt = (place: number) => {
    const volume = ((place - x(0)) / (x(units.end) - x(0))) * units.end;
    return [y(revenueOf(figures, volume)), y(totalCostOf(figures, volume))];
  };
  // Both lines rise: there is least room below the upper one at the start of the name, and above the lower
  // one at its end.
  const upper = Math.min(...linesAt(middle - half));
  const lower = Math.max(...linesAt(middle + half));
  if (lower - upper < leastHeight) return null;
  return (
    <text
      x={middle}
      y={(upper + lower) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      className={nameLook}
    >
      {name}
    </text>
  );
}
