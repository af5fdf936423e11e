import type { Language } from '../../languages';
import { buildReport } from '../report/build-report';
import { type CompanyData, completeData } from '../report/company-data';
import { bakery } from './bakery';

/** The day of the sample report, fixed, so that every build makes the same pages. */
const made = '2026-11-20T09:00:00.000Z';

/** The example's data as a report's snapshot; an item's id is its place in its list. */
export function sampleSnapshot(language: Language): CompanyData {
  const { company, products, departments, problems, strengths } = bakery(language);
  const { name, sector, size, structure } = company;
  return completeData({
    company: { name, sector, size, structure },
    products: numbered(products),
    departments: numbered(departments),
    problems: numbered(problems).map(({ department, ...problem }) => ({
      ...problem,
      departmentId: departments.findIndex((one) => one.name === department) + 1 || null,
    })),
    strengths: numbered(strengths),
    modulesBy: 'meaning',
  });
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
