import type { ChartPlan } from './chart-plan';
import { characterWidth, nameLook } from './chart-text';
import type { Figures } from '../figures/figures';
import { revenueOf, totalCostOf } from '../figures/formulas';

const leastHeight = 13;

interface GroundNameProps {
  figures: Figures;
  plan: ChartPlan;
  /** The volume at which it would best stand. */
  at: number;
  name: string;
}

/** Names the ground between the lines, if the name fits there; the legend names it in any case. */
export function GroundName({ figures, plan: { x, y, units }, at, name }: GroundNameProps) {
  const half = (name.length * characterWidth) / 2;
  const middle = Math.min(Math.max(x(at), x(0) + half + 2), x(units.end) - half - 2);
  const linesAt = (place: number) => {
    const volume = ((place - x(0)) / (x(units.end) - x(0))) * units.end;
    return [y(revenueOf(figures, volume)), y(totalCostOf(figures, volume))];
  };
  // Both lines rise: the upper one is lowest where the name begins, the lower one highest where it ends.
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
