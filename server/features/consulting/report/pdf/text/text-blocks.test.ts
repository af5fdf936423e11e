import { expect, test } from 'vitest';
import { buildReport } from '../../../../../../shared/consulting/report/build-report';
import { companyData } from '../../../../../../shared/consulting/report/testing/company-data';
import { textBlocks } from './text-blocks';

test('the headings of a report are found in both languages, and nothing else is one', () => {
  const headings = (text: string) =>
    textBlocks(text)
      .filter(({ kind }) => kind === 'heading')
      .map((block) => block.text);
  const en = buildReport(companyData(), 'en');
  const es = buildReport(companyData(), 'es');
  expect(headings(en.analysis)).toEqual([
    'BUSINESS ANALYSIS: Taller Ría',
    'COMPANY PROFILE',
    'KEY FIGURES',
    'PRODUCTS AND SERVICES (1)',
    'DEPARTMENTS, the least digitalized first (1)',
    'PROBLEMS AND CHALLENGES, the most urgent first (1)',
    'STRENGTHS, the greatest impact first (1)',
    'BASIS OF THIS REPORT',
  ]);
  expect(headings(en.aiArchitecture)).toEqual([
    'AI ARCHITECTURE',
    'APPROACH: modular and scalable',
    'MODULES (1)',
    'FIVE-PHASE PLAN',
  ]);
  for (const part of ['analysis', 'recommendations', 'aiArchitecture'] as const) {
    expect(headings(es[part])).toHaveLength(headings(en[part]).length);
  }
});

test('items, steps and what belongs to them keep their depth', () => {
  expect(
    textBlocks('MODULES (1)\n- Analytics\n  Because of:\n  - sales\n\n3. Integration: 1-2 months'),
  ).toEqual([
    { kind: 'heading', text: 'MODULES (1)', indent: 0 },
    { kind: 'item', marker: '-', text: 'Analytics', indent: 0 },
    { kind: 'paragraph', text: 'Because of:', indent: 1 },
    { kind: 'item', marker: '-', text: 'sales', indent: 1 },
    { kind: 'item', marker: '3.', text: 'Integration: 1-2 months', indent: 0 },
  ]);
});

test('typed capitals inside an item are not a heading', () => {
  const { analysis } = buildReport(
    companyData({ problems: [{ description: 'Slow\n\nURGENT MATTER' }] }),
    'en',
  );
  expect(textBlocks(analysis)).toContainEqual({ kind: 'paragraph', text: 'URGENT MATTER', indent: 1 });
});

test('a text that looks like nothing of ours is set line by line', () => {
  expect(textBlocks('\n\nhello\r\nworld\n')).toEqual([
    { kind: 'paragraph', text: 'hello', indent: 0 },
    { kind: 'paragraph', text: 'world', indent: 0 },
  ]);
  expect(textBlocks('')).toEqual([]);
});
