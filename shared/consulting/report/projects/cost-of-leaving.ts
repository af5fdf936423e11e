import type { CompanyData } from '../company-data';

/** What a month of a problem costs, with the parts of its formula: hours × cost of an hour. */
export interface CostOfLeaving {
  hours: number;
  /** Minor units of the currency. */
  hourCost: number;
  /** Minor units a month, whole. */
  perMonth: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * The cost of leaving a problem as it is (report.md, "Projects"): hours a month × cost of an hour, rounded to whole
 * minor units; null where either is not told.
 */
export function costOfLeaving(
  hours: number | null,
  { hourCost, hourCurrency }: CompanyData['company'],
): CostOfLeaving | null {
  if (hours === null || hourCost === null) return null;
  return { hours, hourCost, perMonth: Math.round(hours * hourCost), currency: hourCurrency };
}

/** The hours a month that a company names, over all its problems; null where it names none. */
export function hoursNamed({ problems }: Pick<CompanyData, 'problems'>): number | null {
  // Tenths are whole, so their sum has no rounding error.
  const tenths = problems.reduce(
    (total, { hoursPerMonth }) => total + Math.round((hoursPerMonth ?? 0) * 10),
    0,
  );
  return tenths > 0 ? tenths / 10 : null;
}
