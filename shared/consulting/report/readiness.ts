import { type CompanyList, companyLists, type ItemCounts } from '../items/lists';

/** What a report needs at least one of, in the order in which a person is told. */
export const reportParts = [
  'products',
  'departments',
  'problems',
  'strengths',
] as const satisfies CompanyList[];
export type ReportPart = (typeof reportParts)[number];

/** The parts of which a company has none yet; a report can be made once the list is empty. */
export const missingForReport = (counts: Record<ReportPart, number>): ReportPart[] =>
  reportParts.filter((part) => counts[part] === 0);

export interface Completeness {
  /** 0 to 100: each list that holds something counts the same. */
  percent: number;
  /** The lists that hold nothing yet. */
  empty: CompanyList[];
  /** What of them a report cannot do without. */
  missingForReport: ReportPart[];
}

/** How complete a company is; contacts count here, although a report does without them. */
export function completeness(counts: ItemCounts): Completeness {
  const empty = companyLists.filter((list) => counts[list] === 0);
  const percent = Math.round((100 * (companyLists.length - empty.length)) / companyLists.length);
  return { percent, empty, missingForReport: missingForReport(counts) };
}
