import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { reportFigures } from '../figures/report-figures';
import { gapText } from './gap-text';
import { dateInSentence, dateText, figureWords } from './words';

test('a date without a clock is the same day wherever it is read', () => {
  expect(dateText('2025-09-01', 'en')).toBe('1 Sept 2025');
  expect(dateText('2025-09-01', 'es')).toBe('1 sept 2025');
  expect(dateInSentence('2025-09-01', 'en')).toBe('1 September 2025');
  expect(dateInSentence('2025-09-01', 'es')).toBe('1 de septiembre de 2025');
});

test('every gap is a sentence in both languages with the same numbers', () => {
  const { gaps } = reportFigures(
    companyData({
      departments: [{}, { name: 'Office', digitalizationLevel: 4 }],
      problems: [{ description: 'Slow' }, { description: 'slow' }],
    }),
  );
  expect(gaps.map(({ gap }) => gap)).toEqual([
    'oneItem',
    'shortText',
    'shortText',
    'shortText',
    'repeated',
    'oneItem',
    'noDepartment',
  ]);
  const numbers = (text: string) => text.match(/\d+/g);
  for (const gap of gaps) {
    const [en, es] = [gapText(gap, 'en'), gapText(gap, 'es')];
    expect(en).toMatch(/\.$/);
    expect(es).toMatch(/\.$/);
    expect(numbers(es)).toEqual(numbers(en));
  }
});

test('the method tells how modules came in when the report was made', () => {
  for (const { method } of Object.values(figureWords)) {
    expect(method.rules('meaning').flat().join()).toContain('histórico');
    expect(method.rules('beginning').flat().join()).toContain('histor,');
    expect(method.rules('meaning').flat().join()).not.toContain('histor,');
    expect(method.rules('meaning', false).flat().join()).not.toContain('histórico');
  }
});

test('the method holds the same numbers in both languages', () => {
  const numbers = (language: 'en' | 'es') =>
    figureWords[language].method.rules().map(([, text]) => (text.match(/\d+/g) ?? []).map(Number));
  expect(numbers('es')).toEqual(numbers('en'));
});
