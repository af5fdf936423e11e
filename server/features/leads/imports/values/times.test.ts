import { expect, test } from 'vitest';
import { madridDays } from '../../../../../shared/time/testing/clock-days';
import { timeOf } from './times';

test.each(madridDays)('a time without its offset is one of Madrid: $wall is $at', ({ wall, at }) => {
  const [day = '', time = ''] = wall.split('T');
  expect(timeOf({ day, time: `${time}:00`, offset: null })).toBe(at);
});

test('an offset counts, and a day is its beginning', () => {
  expect(timeOf({ day: '2027-03-28', time: '02:30:00', offset: '-05:00' })).toBe('2027-03-28T07:30:00.000Z');
  expect(timeOf({ day: '2027-07-01', time: null, offset: null })).toBe('2027-06-30T22:00:00.000Z');
});
