import type { CompanyData } from './company-data';
import { thresholds } from '../scales';
import type { Department, Problem, Strength } from '../items/tables';

export const urgencies = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof urgencies)[number];

/** The urgency of a problem: priority 4 and 5 high, 2 and 3 medium, 1 low. */
export function urgencyOf({ priority }: Pick<Problem, 'priority'>): Urgency {
  if (priority >= thresholds.priority.high) return 'high';
  return priority >= thresholds.priority.medium ? 'medium' : 'low';
}

/** Whether the report recommends digital improvement for a department: level 2 or less. */
export const needsImprovement = ({ digitalizationLevel }: Pick<Department, 'digitalizationLevel'>) =>
  digitalizationLevel <= thresholds.lowDigitalization;

/** Whether the report recommends building on a strength: impact 4 or more. */
export const isWorthLeveraging = ({ impact }: Pick<Strength, 'impact'>) => impact >= thresholds.highImpact;

/** The department that a problem affects: the one that it names, or else the only one of the company. */
export const affectedDepartment = <Named extends { id: number }>(
  { departmentId }: Pick<Problem, 'departmentId'>,
  departments: Named[],
): Named | undefined =>
  departments.length === 1 ? departments[0] : departments.find(({ id }) => id === departmentId);

type Told = { id: number; place?: number };

/** The order of the user's own list, then by id. */
const inListOrder = (a: Told, b: Told) => (a.place ?? 0) - (b.place ?? 0) || a.id - b.id;

/** The same data in report order: the most important first, equal items in the order of their list. */
export const inReportOrder = (data: CompanyData): CompanyData => ({
  ...data,
  products: data.products.toSorted(inListOrder),
  departments: data.departments.toSorted(
    (a, b) => a.digitalizationLevel - b.digitalizationLevel || inListOrder(a, b),
  ),
  problems: data.problems.toSorted((a, b) => b.priority - a.priority || inListOrder(a, b)),
  strengths: data.strengths.toSorted((a, b) => b.impact - a.impact || inListOrder(a, b)),
});
