import { expect, test } from 'vitest';
import { madridDays } from '../../../../shared/time/testing/clock-days';
import { calendarAt } from './calendar';

test.each([
  ['just after a weekend', '2026-03-15T23:30:00Z', '2026-03-13T08:00:00.000Z', '2026-03-15T23:00:00.000Z'],
  [
    'the day when clocks go forward',
    '2026-03-29T12:00:00Z',
    '2026-03-27T08:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
  ],
])('days are those of Madrid: %s', (_, at, yesterday, today) => {
  const calendar = calendarAt(new Date(at));
  expect([calendar.ago(1, 0), calendar.due(0)]).toEqual([yesterday, today]);
});

test.each(madridDays)('$wall of today is $at', ({ wall, at }) => {
  const [day, hour] = wall.split('T');
  expect(calendarAt(new Date(`${day}T12:00:00Z`)).due(0, hour)).toBe(at);
});

test('a day some days ahead or ago is a working day', () => {
  const friday = calendarAt(new Date('2027-03-26T12:00:00Z'));
  expect([friday.date(1), friday.date(2), friday.date(-5)]).toEqual([
    '2027-03-29',
    '2027-03-29',
    '2027-03-19',
  ]);
  expect(friday.ago(5, 205)).toBe('2027-03-19T11:25:00.000Z');
});
