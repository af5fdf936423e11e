import type { Language } from '../../languages';
import { chosenBenchmarks } from '../report/benchmarks/chosen-benchmarks';
import { buildReport } from '../report/build-report';
import { type CompanyData, completeData } from '../report/company-data';
import { bakery } from './bakery';

/** The day of the sample report, fixed, so that every build makes the same pages. */
const made = '2026-11-20T09:00:00.000Z';

/** The example's data as a report's snapshot; an item's id is its place in its list. */
export function sampleSnapshot(language: Language): CompanyData {
  const { company, products, departments, problems, strengths } = bakery(language);
  const { email: _email, ...profile } = company;
  const data = completeData({
    company: profile,
    products: numbered(products),
    departments: numbered(departments),
    problems: numbered(problems).map(({ department, helpedBy = [], ...problem }) => ({
      ...problem,
      departmentId: department === undefined ? null : department + 1,
      strengthIds: helpedBy.map((place) => place + 1),
    })),
    strengths: numbered(strengths),
    modulesBy: 'meaning',
  });
  return { ...data, benchmarks: chosenBenchmarks(data.company, new Date(made)) };
}

const numbered = <Item>(items: Item[]) => items.map((item, index) => ({ id: index + 1, ...item }));

/** The report of the example in a language, as the demo account's was made, with the data it was made from. */
export function sampleReport(language: Language) {
  const snapshot = sampleSnapshot(language);
  return {
    snapshot,
    report: { ...buildReport(snapshot, language), language, startsOn: null, createdAt: made },
  };
}
