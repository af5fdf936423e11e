import { expect, test } from 'vitest';
import { languages } from '../../../languages';
import type { CompanyData } from '../company-data';
import { companyData } from '../testing/company-data';
import { tenCompanies, thousandItems } from '../testing/ten-companies';
import { type SummaryPointName, summaryPoints } from '../summary/summary-facts';
import { reportSummary } from './report-summary';

const bakery = () =>
  companyData({
    company: { name: 'Hearth & Crumb', sector: 'Bakery', size: 'small', structure: 'simple' },
    departments: [
      { name: 'Bakehouse', function: 'Kneads and bakes every night', digitalizationLevel: 2 },
      { name: 'Sales', function: 'Serves the shop and the offices', digitalizationLevel: 3 },
      { name: 'Office', function: 'Invoices and wages', digitalizationLevel: 1 },
    ],
    problems: [
      { description: 'Orders are copied by hand: it is manual work.', priority: 5, departmentId: 2 },
      { description: 'Bread is left over on Tuesdays.', priority: 3, departmentId: 1 },
      { description: 'The website takes no orders.', priority: 4, departmentId: 2 },
    ],
    strengths: [
      { description: 'Five years of historical sales.', impact: 5 },
      { description: 'Loyal neighbours.', impact: 3 },
    ],
  });

const told = (data: CompanyData, startsOn: string | null = null, language: 'en' | 'es' = 'en') =>
  Object.fromEntries(
    reportSummary(data, startsOn, language).map(({ point, text }) => [point, text]),
  ) as Record<SummaryPointName, string>;

test('a bakery reads what hurts, where to begin, the modules, the length and the next step', () => {
  expect(reportSummary(bakery(), null, 'en')).toEqual([
    {
      point: 'hurts',
      heading: 'What hurts most',
      text: 'The most urgent of 3 problems (priority 5/5, in Sales): “Orders are copied by hand: it is manual work”. Sales is the department most affected: 2 of the 3 problems.',
    },
    {
      point: 'begin',
      heading: 'Where to begin',
      text: 'With the 2 high-priority problems: put one person in charge of each and set closing dates. Then raise the digitalization of Office (level 1/5) and Bakehouse (level 2/5) to level 3/5 at least. Build on what already works: “Five years of historical sales” (impact 5/5).',
    },
    {
      point: 'modules',
      heading: 'Which modules',
      text: 'The data call for the analytics module (1 department), process automation (1 problem) and the predictive system (1 strength), on top of the integration platform, which connects all tools. The architecture is light and low-cost, as suits a small company.',
    },
    {
      point: 'length',
      heading: 'How long in all',
      text: 'About 5 to 7½ months, in four phases. Continuous monitoring follows, without an end date.',
    },
    {
      point: 'next',
      heading: 'Next step',
      text: 'Choose the day on which the diagnosis starts (4-6 weeks): check these findings with the 3 departments and agree how progress on the 3 problems will be measured.',
    },
  ]);
});

test('with a start the length and the next step have its dates', () => {
  const { length, next } = told(bakery(), '2027-01-11', 'es');
  expect(length).toBe(
    'Entre 5 y 7 meses y medio, en cuatro fases. Si se empieza el 11 ene 2027, terminan entre el 7 jun 2027 y el 21 ago 2027. Después viene el seguimiento continuo, sin fecha de fin.',
  );
  expect(next).toMatch(/^El diagnóstico, desde el 11 ene 2027 \(4-6 semanas\): contrastar/);
});

test('problems that share the highest priority are told together, the first three by name', () => {
  const problems = ['Late parts', 'Lost orders', 'Two price lists', 'No stock count'].map((description) => ({
    description,
    priority: 4,
  }));
  expect(told(companyData({ problems })).hurts).toBe(
    'All 4 problems have the same priority, 4/5: “Late parts”, “Lost orders”, “Two price lists” and 1 more.',
  );
  expect(told(companyData({ problems: [...problems, { priority: 2 }] })).hurts).toMatch(
    /^4 of the 5 problems share the highest priority, 4\/5/,
  );
});

test('no department is the most affected when two are equally so, or when problems name none', () => {
  const data = bakery();
  data.problems[2]!.departmentId = 3;
  expect(told(data).hurts).not.toContain('most affected');
  expect(told(companyData({ problems: [{}, {}, {}] })).hurts).not.toContain('most affected');
});

test.each([
  [3, 'The problem is not urgent: set a start date'],
  [1, 'The problem is not pressing: keep it on a list'],
  [4, 'With that problem: put one person in charge of it'],
])('a single problem of priority %i begins as its priority asks', (priority, begins) => {
  expect(told(companyData({ problems: [{ priority }] })).begin).toContain(begins);
});

test('what does not apply is left out', () => {
  const { begin, modules } = told(companyData());
  expect(begin).not.toMatch(/raise|Build on/);
  expect(modules).toMatch(/^Only the integration platform/);
});

test('a long text is quoted in whole words on one line', () => {
  const description = `Files\npile up ${'and nobody reads them '.repeat(40)}`;
  const { hurts } = told(companyData({ problems: [{ description }] }));
  expect(hurts).toMatch(/“Files pile up (and nobody reads them )+and nobody…”\.$/);
});

test.each(tenCompanies)('$title: half a page with the same numbers in both languages', ({ data }) => {
  for (const startsOn of [null, '2026-01-31']) {
    const summaries = languages.map((language) => reportSummary(data, startsOn, language));
    const numbers = summaries.map((points) =>
      points.map(({ point, text }) => (point === 'length' ? '' : text.match(/\d+\/?\d*/g))),
    );
    expect(numbers[1]).toEqual(numbers[0]);
    for (const points of summaries) {
      expect(points.map(({ point }) => point)).toEqual(summaryPoints);
      const all = points.map(({ text }) => text).join(' ');
      expect(all.length).toBeLessThan(1_800);
      expect(all).not.toMatch(/undefined|NaN|null|\n| {2}/);
    }
  }
});

test('another order of the rows says the same, and a thousand items stay half a page', () => {
  const data = bakery();
  const turned = { ...data, problems: data.problems.toReversed(), strengths: data.strengths.toReversed() };
  expect(reportSummary(turned, null, 'es')).toEqual(reportSummary(data, null, 'es'));
  const long = reportSummary(thousandItems(), null, 'en').map(({ text }) => text);
  expect(long.join(' ').length).toBeLessThan(1_800);
});
