/** The costs and the price of one product over a period; amounts in one currency, none negative. */
export interface Costs {
  fixed: number;
  price: number;
  variable: number;
}

/**
 * The break-even point. `exactUnits` may be a fraction; `units` is rounded up if a unit cannot be split. It
 * is not reached if the contribution margin is zero or negative.
 */
export type BreakEven =
  | { reached: true; exactUnits: number; units: number; revenue: number }
  | { reached: false };

/**
 * How far sales may fall below a planned volume before it makes a loss; negative for a plan that does not
 * cover its costs.
 */
export interface SafetyMargin {
  units: number;
  revenue: number;
  /** Share of the planned volume; undefined for a planned volume of zero. */
  share: number | undefined;
}

// Amounts have at most six decimals. Rounding to them removes the errors of binary fractions (0.3 − 0.1 is
// 0.2) and `|| 0` turns −0 into 0.
const amount = (value: number) => Number(value.toFixed(6)) || 0;

// A quotient of such amounts is exact to about 15 digits: 200 ÷ 0.2 is 1,000 units, not
// 1,000.0000000000001.
const quotient = (value: number) => Number(value.toPrecision(14));

function demandFigures(...figures: number[]) {
  for (const figure of figures) {
    if (!Number.isFinite(figure) || figure < 0)
      throw new RangeError(`${figure} is no figure to calculate with`);
  }
}

/**
 * What one unit contributes to the fixed costs: price − variable cost. Negative if a unit costs more than
 * its price.
 */
export function contributionMargin({ price, variable }: Pick<Costs, 'price' | 'variable'>): number {
  demandFigures(price, variable);
  return amount(price - variable);
}

/**
 * The share of revenue that contributes to the fixed costs: contribution margin ÷ price. Undefined for a
 * price of zero.
 */
export function contributionRatio(costs: Pick<Costs, 'price' | 'variable'>): number | undefined {
  const margin = contributionMargin(costs);
  return costs.price === 0 ? undefined : margin / costs.price;
}

/**
 * Units that cover the fixed costs and yield a profit: (fixed costs + profit) ÷ contribution margin,
 * rounded up if units are whole. Undefined if the margin is zero or negative.
 */
export function unitsForProfit(costs: Costs, profit: number, whole: boolean): number | undefined {
  demandFigures(costs.fixed, profit);
  const margin = contributionMargin(costs);
  if (margin <= 0) return undefined;
  const units = quotient((costs.fixed + profit) / margin);
  return whole ? Math.ceil(units) : units;
}

/**
 * Cost–volume–profit analysis for one product, as in Horngren, Datar and Rajan, Cost Accounting, chapter 3:
 * units = fixed costs ÷ contribution margin; revenue = fixed costs ÷ contribution ratio = exact units × price.
 */
export function breakEven(costs: Costs, whole: boolean): BreakEven {
  const exactUnits = unitsForProfit(costs, 0, false);
  if (exactUnits === undefined) return { reached: false };
  const units = whole ? Math.ceil(exactUnits) : exactUnits;
  return { reached: true, exactUnits, units, revenue: amount(exactUnits * costs.price) };
}

/** Revenue of a volume: units × price. */
export const revenueOf = ({ price }: Costs, units: number) => amount(units * price);

/** Total cost of a volume: fixed costs + units × variable cost. */
export const totalCostOf = ({ fixed, variable }: Costs, units: number) => amount(fixed + units * variable);

/** Profit of a volume: units × contribution margin − fixed costs. A loss is negative. */
export const profitOf = (costs: Costs, units: number) =>
  amount(units * contributionMargin(costs) - costs.fixed);

/**
 * Margin of safety: planned units − break-even units, as units, as revenue and as a share of the plan. If
 * units are whole, it uses the rounded break-even units.
 */
export function marginOfSafety(costs: Costs, planned: number, whole: boolean): SafetyMargin | undefined {
  demandFigures(planned);
  const point = breakEven(costs, whole);
  if (!point.reached) return undefined;
  const units = amount(planned - point.units);
  return {
    units,
    revenue: revenueOf(costs, units),
    share: planned === 0 ? undefined : units / planned,
  };
}
