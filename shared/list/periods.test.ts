import { expect, test } from 'vitest';
import { type DayRange, dayOf, daysOf, isDay, type Period, startOfDay } from './periods';

const sunday = '2026-11-22';

test.each<[Period, DayRange]>([
  ['today', { from: '2026-11-22', to: '2026-11-23' }],
  ['this-week', { from: '2026-11-16', to: '2026-11-23' }],
  ['this-month', { from: '2026-11-01', to: '2026-12-01' }],
  ['last-7-days', { from: '2026-11-16', to: '2026-11-23' }],
  ['last-30-days', { from: '2026-10-24', to: '2026-11-23' }],
  ['last-90-days', { from: '2026-08-25', to: '2026-11-23' }],
  ['next-7-days', { from: '2026-11-22', to: '2026-11-29' }],
  ['next-30-days', { from: '2026-11-22', to: '2026-12-22' }],
])('on a Sunday, %s is %j', (period, days) => {
  expect(daysOf(period, sunday)).toEqual(days);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
])('on %s the week began on Monday %s', (today, monday) => {
  expect(daysOf('this-week', today).from).toBe(monday);
});

test('a month of February ends with it', () => {
  expect(daysOf('this-month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-03-01' });
});

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s the day in Madrid is %s', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test.each([
  ['2026-01-15', '+01:00'],
  ['2026-07-15', '+02:00'],
  ['2026-03-29', '+01:00'],
  ['2026-03-30', '+02:00'],
  ['2026-10-25', '+02:00'],
  ['2026-10-26', '+01:00'],
])('%s begins at midnight in Madrid, %s from UTC', (day, offset) => {
  expect(startOfDay(day)).toBe(`${day}T00:00:00${offset}`);
});

test.each([
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-2-1', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
