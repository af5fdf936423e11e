import { expect, test } from 'vitest';
import { dateOfDay, dayAfter, dayNumber } from './plain-date';

const after = (date: string, amount: number, unit: 'week' | 'month') =>
  dateOfDay(dayAfter(dayNumber(date), amount, unit));

test('a date is the same date after it was a number', () => {
  for (const date of ['1970-01-01', '2024-02-29', '2025-12-31', '0050-06-01']) {
    expect(dateOfDay(dayNumber(date))).toBe(date);
  }
});

test('a week is seven days, also over the change of the clocks and of the year', () => {
  expect(after('2025-10-20', 1, 'week')).toBe('2025-10-27');
  expect(after('2025-12-29', 6, 'week')).toBe('2026-02-09');
});

test('a month ends on the same day of the next, or on its last day', () => {
  expect(after('2025-03-15', 2, 'month')).toBe('2025-05-15');
  expect(after('2025-11-30', 3, 'month')).toBe('2026-02-28');
  expect(after('2024-01-31', 1, 'month')).toBe('2024-02-29');
  expect(after('2025-12-01', 1, 'month')).toBe('2026-01-01');
});
