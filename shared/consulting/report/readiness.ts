import { type CompanyList, companyLists, type ItemCounts } from '../items/lists';

/** The lists that need at least one item for a report, in the order in which they are named to a person. */
export const reportParts = [
  'products',
  'departments',
  'problems',
  'strengths',
] as const satisfies CompanyList[];
export type ReportPart = (typeof reportParts)[number];

/** The required lists that are still empty; a report can be made when there are none. */
export const missingForReport = (counts: Record<ReportPart, number>): ReportPart[] =>
  reportParts.filter((part) => counts[part] === 0);

export interface Completeness {
  /** 0 to 100; each list with at least one item counts equally. */
  percent: number;
  /** The empty lists. */
  empty: CompanyList[];
  /** The empty lists that a report requires. */
  missingForReport: ReportPart[];
}

/** The completeness of a company. Contacts count here, although a report does not require them. */
export function completeness(counts: ItemCounts): Completeness {
  const empty = companyLists.filter((list) => counts[list] === 0);
  const percent = Math.round((100 * (companyLists.length - empty.length)) / companyLists.length);
  return { percent, empty, missingForReport: missingForReport(counts) };
}
