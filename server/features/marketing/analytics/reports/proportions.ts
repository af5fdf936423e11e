import { conversionOf } from '../../../../../shared/marketing/analytics/figures';

/** Visitors of a page, campaign or period, and how many of them left their address. */
export interface Proportion {
  visitors: number;
  pageLeads: number;
}

/** What a comparison needs: visitors on each side and leads on both together. */
export const needed = { visitors: 100, leads: 5 } as const;

/** The least |z| at which a difference counts: two-sided, at the level of 5 %. */
const significant = 1.96;

/**
 * The statistic z of the two-proportion test with a pooled estimate: (p₁ − p₂) / √(p(1 − p)(1/n₁ + 1/n₂)), where p is the
 * share of both together. Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3. It is 0 when the shares
 * are equal, also when nobody or everybody converts.
 */
export function zOf(one: Proportion, other: Proportion): number {
  const pooled = (one.pageLeads + other.pageLeads) / (one.visitors + other.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.visitors + 1 / other.visitors));
  const difference = one.pageLeads / one.visitors - other.pageLeads / other.visitors;
  return difference === 0 ? 0 : difference / error;
}

/** Whether a row has the visitors to be compared. More leads than visitors make no share: some came on another day. */
export const hasEnough = ({ visitors, pageLeads }: Proportion) =>
  visitors >= needed.visitors && pageLeads <= visitors;

/** How two rows with enough visitors differ; `better` converts more. */
export interface Compared<Row> {
  better: Row;
  worse: Row;
  z: number;
  isSignificant: boolean;
}

/** Compares two rows; undefined when there is not enough data. */
export function compare<Row extends Proportion>(one: Row, other: Row): Compared<Row> | undefined {
  if (!hasEnough(one) || !hasEnough(other)) return undefined;
  if (one.pageLeads + other.pageLeads < needed.leads) return undefined;
  const z = zOf(one, other);
  const [better, worse] =
    (conversionOf(one) ?? 0) >= (conversionOf(other) ?? 0) ? [one, other] : [other, one];
  return { better, worse, z: Math.abs(z), isSignificant: Math.abs(z) >= significant };
}

/**
 * Compares the two rows with most visitors. They are not chosen by their rates: the best and the worst of many differ by
 * chance alone.
 */
export function compareLargest<Row extends Proportion>(rows: readonly Row[]): Compared<Row> | undefined {
  const [first, second] = rows.toSorted((one, other) => other.visitors - one.visitors);
  return first && second && compare(first, second);
}
