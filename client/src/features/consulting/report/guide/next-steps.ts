import type { CompanyData } from '@shared/consulting/report/company-data';
import { openOfProblems } from '@shared/consulting/report/projects/open-questions';
import { missingForReport, type ReportPart } from '@shared/consulting/report/readiness';

/** What a list's records can still tell. */
export type Detail = (typeof asked)[number] | 'programs';

const asked = ['hours', 'responsible', 'measure'] as const;

/** A list that the report needs, or one with records that lack details. */
export interface NextStep {
  list: ReportPart;
  /** Empty where the list itself is. */
  details: readonly Detail[];
}

/** What to do for a company's report, in the order in which it is worth most: the lists that it needs, then details. */
export function nextSteps(data: CompanyData): NextStep[] {
  const { products, departments, problems, strengths } = data;
  const missing = missingForReport({
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
  });
  const open = new Set([...openOfProblems(data).values()].flat());
  const ofProblems = asked.filter((question) => open.has(question));
  const lacksPrograms = departments.some(({ programs }) => programs === null);
  return [
    ...missing.map((list): NextStep => ({ list, details: [] })),
    ...(ofProblems.length > 0 ? [{ list: 'problems', details: ofProblems } satisfies NextStep] : []),
    ...(lacksPrograms ? [{ list: 'departments', details: ['programs'] } satisfies NextStep] : []),
  ];
}
