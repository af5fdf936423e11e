/** What one product costs and brings in over a period; amounts in one currency, none negative. */
export interface Costs {
  fixed: number;
  price: number;
  variable: number;
}

/**
 * The break-even point. `exactUnits` may be a fraction; `units` are those to sell, whole where a unit cannot be
 * split. Without a margin it is never reached: each unit then costs as much as it brings in, or more.
 */
export type BreakEven =
  | { reached: true; exactUnits: number; units: number; revenue: number }
  | { reached: false };

/** How far sales may fall before a planned volume makes a loss; below zero, how far it is from covering its costs. */
export interface SafetyMargin {
  units: number;
  revenue: number;
  /** Of the planned volume; none for a plan to sell nothing. */
  share: number | undefined;
}

// Amounts are read to six decimals; what binary fractions add beyond them is no money: 0.3 − 0.1 is 0.2 again.
// `|| 0` also turns −0 into 0.
const amount = (value: number) => Number(value.toFixed(6)) || 0;

// A quotient of such amounts is right to some 15 digits: 200 ÷ 0.2 is 1,000 units, not 1,000.0000000000001.
const quotient = (value: number) => Number(value.toPrecision(14));

function demandFigures(...figures: number[]) {
  for (const figure of figures) {
    if (!Number.isFinite(figure) || figure < 0)
      throw new RangeError(`${figure} is no figure to calculate with`);
  }
}

/** What one unit leaves to pay the fixed costs: price − variable cost. Negative when it costs more than it brings. */
export function contributionMargin({ price, variable }: Pick<Costs, 'price' | 'variable'>): number {
  demandFigures(price, variable);
  return amount(price - variable);
}

/** The part of each sale that is left to pay the fixed costs: contribution margin ÷ price. None at a price of zero. */
export function contributionRatio(costs: Pick<Costs, 'price' | 'variable'>): number | undefined {
  const margin = contributionMargin(costs);
  return costs.price === 0 ? undefined : margin / costs.price;
}

/**
 * Units that cover the fixed costs and leave a profit: (fixed costs + profit) ÷ contribution margin, rounded up
 * where units are whole. None if a unit leaves nothing.
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

/** What selling so many units brings in: units × price. */
export const revenueOf = ({ price }: Costs, units: number) => amount(units * price);

/** What selling so many units costs: fixed costs + units × variable cost. */
export const totalCostOf = ({ fixed, variable }: Costs, units: number) => amount(fixed + units * variable);

/** What is left of selling so many units: units × contribution margin − fixed costs. A loss is negative. */
export const profitOf = (costs: Costs, units: number) =>
  amount(units * contributionMargin(costs) - costs.fixed);

/**
 * Margin of safety: planned units − break-even units, in units, in revenue and as a part of the plan. Where units are
 * whole, the break-even units are the rounded ones, so that it counts units that can really be lost.
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
