import { expect, test } from 'vitest';
import type { CompanyData } from './company-data';
import { buildReport } from './build-report';
import { companyData } from './testing/company-data';

const everythingOf = (data: CompanyData, language: 'en' | 'es') =>
  Object.values(buildReport(data, language)).join('\n');

const workshop = companyData({
  company: { name: 'Taller "Ría" & Söhne', size: 'large', structure: 'matrix' },
  products: [{ type: 'service' }, {}, {}],
  departments: [
    { name: 'Ventas', digitalizationLevel: 2 },
    { name: 'Sales', digitalizationLevel: 5 },
    { name: 'Almacén', digitalizationLevel: 1 },
    { name: 'Taller', digitalizationLevel: 1 },
  ],
  problems: [
    { description: 'Tareas manuales y repetitivas', priority: 5 },
    { description: 'Precios', priority: 2 },
    { description: 'Plazos', priority: 2 },
    { description: 'Idiomas', priority: 1 },
  ],
  strengths: [
    { description: 'Datos históricos', impact: 4 },
    { description: 'Equipo', impact: 2 },
    { description: 'Marca', impact: 2 },
  ],
});

test('the same data gives the same text', () => {
  expect(buildReport(structuredClone(workshop), 'es')).toEqual(buildReport(workshop, 'es'));
});

test('the order in which the rows arrive changes nothing, and the data is left as it was', () => {
  const before = structuredClone(workshop);
  const reversed: CompanyData = {
    company: workshop.company,
    products: workshop.products.toReversed(),
    departments: workshop.departments.toReversed(),
    problems: workshop.problems.toReversed(),
    strengths: workshop.strengths.toReversed(),
    people: workshop.people,
  };
  expect(buildReport(reversed, 'en')).toEqual(buildReport(workshop, 'en'));
  expect(workshop).toEqual(before);
});

test.each([['everything', workshop] as const, ['as little as possible', companyData()] as const])(
  'both languages carry the same findings and numbers, with %s',
  (_, data) => {
    const english = buildReport(data, 'en');
    const spanish = buildReport(data, 'es');
    for (const part of ['analysis', 'recommendations', 'aiArchitecture'] as const) {
      const shapeOf = (text: string) => text.split('\n').map((line) => line.match(/^ *(?:- |\d+\. )?/)?.[0]);
      expect(spanish[part].match(/\d+/g)).toEqual(english[part].match(/\d+/g));
      expect(shapeOf(spanish[part])).toEqual(shapeOf(english[part]));
    }
  },
);

test.each([
  ['a level', { departments: [{ digitalizationLevel: 4 }] }],
  ['a priority', { problems: [{ priority: 4 }] }],
  ['an impact', { strengths: [{ impact: 4 }] }],
  ['the size', { company: { size: 'small' as const } }],
  ['the structure', { company: { structure: 'matrix' as const } }],
])('changing %s changes the report', (_, given) => {
  expect(everythingOf(companyData(given), 'en')).not.toBe(everythingOf(companyData(), 'en'));
});

test('what people typed goes in as it is', () => {
  const typed = '<b>"Ñandú"</b> & ’s 👩‍👩‍👧 $& {{name}} — 日本';
  const data = companyData({
    company: { name: typed, sector: typed },
    products: [{ name: typed, description: typed }],
    departments: [{ name: typed, function: typed, digitalizationLevel: 1 }],
    problems: [{ description: typed }],
    strengths: [{ description: typed, impact: 5 }],
  });
  const { analysis, recommendations } = buildReport(data, 'es');
  expect(analysis.split(typed)).toHaveLength(9);
  expect(recommendations.split(typed)).toHaveLength(5);
});

test('a text of 10,000 characters is not cut', () => {
  const long = 'ñ'.repeat(10_000);
  const { analysis, recommendations } = buildReport(companyData({ problems: [{ description: long }] }), 'en');
  expect(analysis).toContain(long);
  expect(recommendations).toContain(long);
});

test('further lines of a description stay inside their list item', () => {
  const data = companyData({
    problems: [
      { description: 'Late deliveries\r\nHIGH PRIORITY: mine\r\n\r\n- in winter' },
      { description: 'Prices' },
    ],
  });
  expect(buildReport(data, 'en').analysis).toContain(
    '- Priority 3/5: Late deliveries\n  HIGH PRIORITY: mine\n\n  - in winter\n- Priority 3/5: Prices\n',
  );
});

test('all of a thousand items are listed', () => {
  const rows = Array.from({ length: 250 }, () => ({
    description: 'Something that is told in a sentence. '.repeat(5),
  }));
  const duties = rows.map(({ description }) => ({ function: description }));
  const data = companyData({ products: rows, departments: duties, problems: rows, strengths: rows });
  expect(buildReport(data, 'en').analysis.match(/^- /gm)).toHaveLength(1_007);
});

test('no text has a gap where a value should be', () => {
  for (const language of ['en', 'es'] as const) {
    for (const data of [workshop, companyData()]) {
      const text = everythingOf(data, language);
      expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object|\{\{| $|\n{3}/m);
    }
  }
});
