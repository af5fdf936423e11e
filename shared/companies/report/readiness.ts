/** What a report needs at least one of, in the order in which a person is told. */
export const reportParts = ['products', 'departments', 'problems', 'strengths'] as const;
export type ReportPart = (typeof reportParts)[number];

/** The parts of which a company has none yet; a report can be made once the list is empty. */
export const missingForReport = (counts: Record<ReportPart, number>): ReportPart[] =>
  reportParts.filter((part) => counts[part] === 0);
