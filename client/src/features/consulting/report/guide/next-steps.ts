import type { CompanyData } from '@shared/consulting/report/company-data';
import { openOfProblems } from '@shared/consulting/report/projects/open-questions';
import { missingForReport, type ReportPart } from '@shared/consulting/report/readiness';

/** A list that the report needs, or a detail that `count` of `all` records of a list have. */
export type NextStep =
  | { name: ReportPart; list: ReportPart }
  | { name: Detail; list: ReportPart; count: number; all: number };

type Detail = 'hours' | 'responsible' | 'measure' | 'programs';

/** More at once are a form to fill, not a next step. */
const MOST = 4;

/** What to do for a company's report, in the order in which it is worth most: the lists that it needs, then details. */
export function nextSteps(data: CompanyData): NextStep[] {
  const { products, departments, problems, strengths } = data;
  const missing = missingForReport({
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
  });
  const open = [...openOfProblems(data).values()];
  const ofProblems = (['hours', 'responsible', 'measure'] as const).map((name) => ({
    name,
    list: 'problems' as const,
    all: open.length,
    count: open.filter((questions) => !questions.includes(name)).length,
  }));
  const programs = {
    name: 'programs' as const,
    list: 'departments' as const,
    all: departments.length,
    count: departments.filter((department) => department.programs !== null).length,
  };
  return [
    ...missing.map((list) => ({ name: list, list })),
    ...[...ofProblems, programs].filter(({ count, all }) => count < all),
  ].slice(0, MOST);
}
