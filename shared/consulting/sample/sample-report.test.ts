import { expect, test } from 'vitest';
import { reportFigures } from '../report/figures/report-figures';
import { missingForReport } from '../report/readiness';
import { sampleReport, sampleSnapshot } from './sample-report';

const figuresIn = (language: 'en' | 'es') => reportFigures(sampleSnapshot(language));

test('the example lacks nothing that a report asks for', () => {
  const { products, departments, problems, strengths } = sampleSnapshot('en');
  const counts = {
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
    contacts: 0,
  };
  expect(missingForReport(counts)).toEqual([]);
});

test('the example has the same findings in both languages', () => {
  const [english, spanish] = [figuresIn('en'), figuresIn('es')];
  expect(english.digitalization.score).toBe(spanish.digitalization.score);
  const found = (figures: typeof english) =>
    figures.modules.map(({ module, because }) => [module, because.map(({ kind, id }) => `${kind} ${id}`)]);
  expect(found(english)).toEqual(found(spanish));
  expect(found(english).map(([module]) => module)).toEqual([
    'analytics',
    'automation',
    'predictive',
    'integration',
  ]);
});

test.each(['en', 'es'] as const)(
  'the example in %s says that it is one, and whom each problem affects',
  (language) => {
    const { snapshot, report } = sampleReport(language);
    expect(snapshot.company.name).toMatch(/\((example|ejemplo)\)/);
    expect(report.analysis).toContain(snapshot.company.name);
    expect(snapshot.problems.map(({ departmentId }) => departmentId)).toEqual([
      2,
      1,
      3,
      3,
      4,
      6,
      2,
      5,
      1,
      null,
    ]);
  },
);
