import type { CompanyData } from './company-data';
import { thresholds } from '../scales';
import type { Department, Problem, Strength } from '../items/tables';

export const urgencies = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof urgencies)[number];

/** How soon a problem is to be dealt with: priority 4 and 5 high, 2 and 3 medium, 1 low. */
export function urgencyOf({ priority }: Pick<Problem, 'priority'>): Urgency {
  if (priority >= thresholds.priority.high) return 'high';
  return priority >= thresholds.priority.medium ? 'medium' : 'low';
}

/** Whether a department's level is low enough (2 or less) to recommend digital improvement. */
export const needsImprovement = ({ digitalizationLevel }: Pick<Department, 'digitalizationLevel'>) =>
  digitalizationLevel <= thresholds.lowDigitalization;

/** Whether a strength's impact is high enough (4 or more) to build on it. */
export const isWorthLeveraging = ({ impact }: Pick<Strength, 'impact'>) => impact >= thresholds.highImpact;

type Told = { id: number; place?: number };

/** The order of the user's own list, then by id. */
const inListOrder = (a: Told, b: Told) => (a.place ?? 0) - (b.place ?? 0) || a.id - b.id;

/** The same data in the order in which a report tells it: what matters most first, and equals as their list has them. */
export const inReportOrder = (data: CompanyData): CompanyData => ({
  ...data,
  products: data.products.toSorted(inListOrder),
  departments: data.departments.toSorted(
    (a, b) => a.digitalizationLevel - b.digitalizationLevel || inListOrder(a, b),
  ),
  problems: data.problems.toSorted((a, b) => b.priority - a.priority || inListOrder(a, b)),
  strengths: data.strengths.toSorted((a, b) => b.impact - a.impact || inListOrder(a, b)),
});
