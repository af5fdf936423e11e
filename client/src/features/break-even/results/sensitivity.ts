import { breakEven, type Costs } from '../figures/formulas';

/** Changes that the table tries out, in per cent. */
export const changes = [-20, -10, 0, 10, 20] as const;

/** What can change together with the price. */
export const rivals = ['variable', 'fixed'] as const;
export type Rival = (typeof rivals)[number];

export interface Change {
  percent: number;
  amount: number;
}

export interface SensitivityRow extends Change {
  /** Break-even units, one for each change of the rival; none where the break-even point is never reached. */
  units: (number | undefined)[];
}

const changed = (amount: number): Change[] =>
  changes.map((percent) => ({ percent, amount: Number(((amount * (100 + percent)) / 100).toFixed(6)) }));

/** Break-even units when the price (rows) and one of the costs (columns) change by up to a fifth. */
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
