import { expect, test } from 'vitest';
import { benchmarks, benchmarksOf } from './benchmarks';
import { chosenBenchmarks } from './chosen-benchmarks';

const may2026 = new Date('2026-05-01T12:00:00Z');

const company = {
  sector: 'Alimentación',
  size: 'small',
  country: 'ES',
  hasTenOrMore: true,
} as const;

test('every figure is the published one', () => {
  expect(
    benchmarks.map(({ topic, population: { area, employees, sectors }, value, isAbout, source, period }) =>
      [topic, area, sectors ?? employees, value, isAbout ? 'about' : '', source.name, period.end].join(' '),
    ),
  ).toEqual([
    'ai ES 10+ 21.14  INE 2025-03-31',
    'ai ES 10-49 17.89  INE 2025-03-31',
    'ai ES 50-249 30.75  INE 2025-03-31',
    'ai ES 250+ 58.24  INE 2025-03-31',
    'ai ES industry 17.52  INE 2025-03-31',
    'ai ES construction 11.44  INE 2025-03-31',
    'ai ES services 25.72  INE 2025-03-31',
    'cloud ES 10+ 44.25  INE 2025-03-31',
    'cloud ES industry 40.35  INE 2025-03-31',
    'cloud ES construction 35.38  INE 2025-03-31',
    'cloud ES services 48.71  INE 2025-03-31',
    'ai EU 10+ 19.95  Eurostat 2025-12-31',
    'ai EU 10-49 17 about Eurostat 2025-12-31',
    'ai EU 50-249 30.4 about Eurostat 2025-12-31',
    'ai EU 250+ 55.03 about Eurostat 2025-12-31',
    'intensity ES 10-249 61  Eurostat 2023-12-31',
    'intensity EU 10-249 57.7  Eurostat 2023-12-31',
  ]);
  expect(new Set(benchmarks.map(({ id }) => id)).size).toBe(benchmarks.length);
});

test.each([
  ['a small company with ten or more', {}, ['es-ai-10-49', 'es-intensity', 'es-cloud']],
  ['one of a known sector', { sector: 'Hostelería' }, ['es-ai-10-49', 'es-cloud-services', 'es-intensity']],
  [
    'a medium builder',
    { size: 'medium', sector: 'Construction' },
    ['es-ai-50-249', 'es-cloud-construction', 'es-intensity'],
  ],
  [
    'a large manufacturer',
    { size: 'large', sector: 'Manufacturing' },
    ['es-ai-250', 'eu-ai-250', 'es-cloud-industry'],
  ],
  ['a small company in France', { country: 'FR' }, ['eu-ai-10-49', 'eu-intensity']],
  ['a large company in Portugal', { country: 'PT', size: 'large' }, ['eu-ai-250']],
  ['a company of 1 to 9', { hasTenOrMore: false }, []],
  ['a clinic, which the surveys do not count', { sector: 'Salud', size: 'medium' }, []],
] as const)('%s is shown what fits it, the most specific first', (_who, given, ids) => {
  expect(chosenBenchmarks({ ...company, ...given }, may2026)).toEqual(ids);
});

test.each([
  ['2026-12-31', ['es-ai-10-49', 'es-intensity', 'es-cloud']],
  ['2027-01-01', ['es-ai-10-49', 'eu-ai-10-49', 'es-cloud']],
  ['2028-03-31', ['es-ai-10-49', 'eu-ai-10-49', 'es-cloud']],
  ['2028-04-01', ['eu-ai-10-49']],
  ['2028-12-31', ['eu-ai-10-49']],
  ['2029-01-01', []],
])('on %s the figures are those whose period ended at most 36 months ago', (day, ids) => {
  expect(chosenBenchmarks(company, new Date(`${day}T09:00:00Z`))).toEqual(ids);
});

test('a report finds the figures that it keeps, and none for an id that is gone', () => {
  expect(benchmarksOf(['es-ai', 'gone', 'eu-ai']).map(({ value }) => value)).toEqual([21.14, 19.95]);
});
