import { breakEven, type Costs } from '../figures/formulas';

/** Percentages by which the price and a cost change. */
export const changes = [-20, -10, 0, 10, 20] as const;

/** The costs that can change together with the price. */
export const rivals = ['variable', 'fixed'] as const;
export type Rival = (typeof rivals)[number];

export interface Change {
  percent: number;
  amount: number;
}

export interface SensitivityRow extends Change {
  /** Break-even units for each change of the rival cost; undefined if the break-even point is not reached. */
  units: (number | undefined)[];
}

const changed = (amount: number): Change[] =>
  changes.map((percent) => ({ percent, amount: Number(((amount * (100 + percent)) / 100).toFixed(6)) }));

/** Break-even units if the price (rows) and one of the costs (columns) change by up to 20 %. */
export function sensitivity(costs: Costs, rival: Rival, whole: boolean) {
  const columns = changed(costs[rival]);
  const rows = changed(costs.price).map((price): SensitivityRow => {
    const units = columns.map(({ amount }) => {
      const point = breakEven({ ...costs, price: price.amount, [rival]: amount }, whole);
      return point.reached ? point.units : undefined;
    });
    return { ...price, units };
  });
  return { columns, rows };
}
