import { describe, expect, test } from 'vitest';
import { addMonths, comparedTo, forecastRange, monthsIn, rangeOf, weeksIn } from './analytics-periods';

const today = '2026-11-22';

describe('a period', () => {
  test.each([
    ['this-month', '2026-11-01', '2026-12-01'],
    ['last-month', '2026-10-01', '2026-11-01'],
    ['this-quarter', '2026-10-01', '2027-01-01'],
    ['this-year', '2026-01-01', '2027-01-01'],
    ['last-12-months', '2025-12-01', '2026-12-01'],
  ] as const)('%s is %s to %s', (name, from, to) => {
    expect(rangeOf(name, today)).toEqual({ from, to });
  });

  test('ends a month earlier on its last day', () => {
    expect([addMonths('2024-02-29', -12), addMonths('2026-03-31', 1)]).toEqual(['2023-02-28', '2026-04-30']);
  });
});

describe('what a period is compared to', () => {
  const range = (from: string, to: string) => ({ from, to });

  test.each([
    ['a month', range('2026-03-01', '2026-04-01'), range('2026-02-01', '2026-03-01')],
    ['a quarter', range('2026-01-01', '2026-04-01'), range('2025-10-01', '2026-01-01')],
    ['twelve months', range('2025-12-01', '2026-12-01'), range('2024-12-01', '2025-12-01')],
    ['ten days', range('2026-03-05', '2026-03-15'), range('2026-02-23', '2026-03-05')],
  ])('before %s is as much of the same', (_, given, before) => {
    expect(comparedTo(given, 'previous')).toEqual(before);
  });

  test('a year before is the same days of it, and nothing is nothing', () => {
    expect(comparedTo(range('2026-03-05', '2026-03-15'), 'year-before')).toEqual(
      range('2025-03-05', '2025-03-15'),
    );
    expect(comparedTo(range('2026-03-05', '2026-03-15'), 'none')).toBeUndefined();
  });
});

describe('a forecast', () => {
  test('looks six months ahead of a period that is not over', () => {
    expect(forecastRange({ from: '2026-11-01', to: '2026-12-01' }, today)).toEqual({
      from: '2026-11-01',
      to: '2027-06-01',
    });
  });

  test.each(['2026-11-01', '2028-01-01'])('ends with a period until %s', (to) => {
    expect(forecastRange({ from: '2026-10-01', to }, today).to).toBe(to);
  });
});

test('months and weeks of a period begin and end with it', () => {
  const range = { from: '2026-01-15', to: '2026-03-01' };
  expect(monthsIn(range)).toEqual([
    { first: '2026-01-01', range: { from: '2026-01-15', to: '2026-02-01' } },
    { first: '2026-02-01', range: { from: '2026-02-01', to: '2026-03-01' } },
  ]);
  const weeks = weeksIn(range);
  expect(weeks[0]).toEqual({ first: '2026-01-12', range: { from: '2026-01-15', to: '2026-01-19' } });
  expect(weeks.at(-1)).toEqual({ first: '2026-02-23', range: { from: '2026-02-23', to: '2026-03-01' } });
  expect(weeks).toHaveLength(7);
});
