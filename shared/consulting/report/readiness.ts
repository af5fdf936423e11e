import type { CompanyList } from '../items/lists';

/** The lists that need at least one item for a report, in the order in which they are named to a person. */
export const reportParts = [
  'products',
  'departments',
  'problems',
  'strengths',
] as const satisfies CompanyList[];
export type ReportPart = (typeof reportParts)[number];

/**
 * The required lists that are still empty; a report can be made when there are none. This is the one measure of how
 * complete a company is: contacts are only recommended.
 */
export const missingForReport = (counts: Record<ReportPart, number>): ReportPart[] =>
  reportParts.filter((part) => counts[part] === 0);

/** The same of a company whose items are at hand. */
export const missingIn = (items: Record<ReportPart, readonly unknown[]>): ReportPart[] =>
  reportParts.filter((part) => items[part].length === 0);
