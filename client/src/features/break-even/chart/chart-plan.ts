import type { Figures } from '../figures/figures';
import { breakEven, revenueOf, totalCostOf, unitsForProfit } from '../figures/formulas';
import { axis, linear } from './scale';

/** The size and the margins of the drawing, in its own units. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: number;
}

/**
 * The largest volume on the axis: twice the break-even point, or 15 % more than the plan or the target needs,
 * whichever is more.
 */
function reach(figures: Figures): number {
  const { fixed, price, variable, planned = 0, target = 0, whole } = figures;
  const point = breakEven(figures, whole);
  const goal = unitsForProfit(figures, target, whole) ?? 0;
  const wished = Math.max(point.reached ? 2 * point.units : 0, planned * 1.15, goal * 1.15);
  const least = whole ? 4 : 0;
  if (wished > 0) return Math.max(wished, least);
  const dearest = Math.max(price, variable);
  return Math.max(dearest > 0 ? (2 * fixed) / dearest : 0, least) || 10;
}

/** The scales and values of the chart, computed before anything is drawn. */
export function planChart(figures: Figures, frame: Frame) {
  const units = axis(reach(figures), frame.ticks, figures.whole);
  const highest = Math.max(revenueOf(figures, units.end), totalCostOf(figures, units.end));
  const money = axis(highest || 10, frame.ticks);
  return {
    units,
    money,
    x: linear(units.end, frame.left, frame.width - frame.right),
    y: linear(money.end, frame.height - frame.bottom, frame.top),
    revenueAtEnd: revenueOf(figures, units.end),
    costAtEnd: totalCostOf(figures, units.end),
    point: breakEven(figures, figures.whole),
  };
}

export type ChartPlan = ReturnType<typeof planChart>;

/** The volumes in the chart's table: the ticks, the break-even point and the plan, in ascending order. */
export function tableVolumes(figures: Figures): number[] {
  const { units, point } = planChart(figures, tableFrame);
  const marked = [point.reached ? point.units : 0, figures.planned ?? 0];
  return [...new Set([...units.ticks, ...marked])].sort((left, right) => left - right);
}

const tableFrame: Frame = { width: 1, height: 1, left: 0, right: 0, top: 0, bottom: 0, ticks: 5 };
