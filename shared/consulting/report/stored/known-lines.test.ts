import { expect, test } from 'vitest';
import { languages } from '../../../languages';
import { buildReport } from '../build-report';
import { companyData } from '../testing/company-data';
import { tenCompanies } from '../testing/ten-companies';
import { reportWords } from '../texts/words';
import { headingText, knownTexts } from './known-lines';
import { textSections } from './text-sections';

test.each(tenCompanies)('$title: every heading and every item with a record is known again', ({ data }) => {
  for (const language of languages) {
    const texts = buildReport(data, language);
    const { headings, lines } = knownTexts(data, reportWords[language]);
    const sections = Object.values(texts).flatMap(textSections);
    for (const { heading } of sections) expect(headings.has(heading!)).toBe(true);
    const items = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .map(([first]) => (first?.kind === 'lines' ? first.lines[0]! : ''));
    // A module's reasons hang from its item, and quote.
    const records = [...lines.keys()].filter((line) => !/[“«]/.test(line));
    expect(items).toEqual(expect.arrayContaining(records));
  }
});

test.each([
  ['en', 'SUMMARY'],
  ['es', 'RESUMEN'],
] as const)('a report stored in %s before the heading changed has its figures at %s', (language, heading) => {
  const { headings } = knownTexts(companyData({}), reportWords[language]);
  expect(headings.get(heading)).toBe('figures');
});

test('a problem is known with its priority and the department that it affects', () => {
  const data = companyData({ problems: [{ description: 'Slow\nhandover', priority: 4, departmentId: 1 }] });
  expect(knownTexts(data, reportWords.en).lines.get('Priority 4/5: Slow')).toEqual([
    {
      record: { kind: 'problem', id: 1, label: 'Slow\nhandover' },
      rating: { text: 'Priority 4/5: ', value: 4 },
      department: 'Workshop',
    },
  ]);
});

test.each([
  ['HIGH PRIORITY: resolve immediately', 'High priority: resolve immediately'],
  [
    'PROBLEMAS Y DESAFÍOS, de mayor a menor prioridad (3)',
    'Problemas y desafíos, de mayor a menor prioridad (3)',
  ],
  ['PRODUCTS AND SERVICES (2)', 'Products and services (2)'],
  ['FIVE-PHASE PLAN', 'Five-phase plan'],
  ['A plan', 'A plan'],
])('%s is read as %s', (heading, read) => {
  expect(headingText(heading)).toBe(read);
});
