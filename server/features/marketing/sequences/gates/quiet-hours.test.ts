import { expect, test } from 'vitest';
import { firstLoudMinute, quietHours } from './quiet-hours';

const usual = quietHours(null, null);
const madrid = (at: string, hours = usual) =>
  firstLoudMinute(new Date(at), 'Europe/Madrid', hours).toISOString();

test.each([
  ['in the daytime', '2027-03-24T12:00:30Z', '2027-03-24T12:00:30.000Z'],
  ['at 20:59', '2027-03-24T19:59:00Z', '2027-03-24T19:59:00.000Z'],
  ['at 21:00', '2027-03-24T20:00:00Z', '2027-03-25T08:00:00.000Z'],
  ['after midnight', '2027-03-25T01:00:00Z', '2027-03-25T08:00:00.000Z'],
  ['at nine', '2027-03-25T08:00:00Z', '2027-03-25T08:00:00.000Z'],
  ['on Saturday evening', '2027-03-20T21:00:00Z', '2027-03-22T08:00:00.000Z'],
  ['on Sunday at noon', '2027-03-21T11:00:00Z', '2027-03-22T08:00:00.000Z'],
])('%s in Madrid', (_when, at, free) => {
  expect(madrid(at)).toBe(free);
});

// On 28 March 2027 the clocks of Madrid go from 2:00 to 3:00, on 31 October from 3:00 to 2:00; both are Sundays.
const nights = { from: 21 * 60, to: 9 * 60 };
const weekdays = [
  ['the clocks go forward', '2027-03-27T21:00:00Z', '2027-03-29T07:00:00.000Z'],
  ['the clocks go back', '2027-10-30T20:00:00Z', '2027-11-01T08:00:00.000Z'],
];

test.each(weekdays)(
  'over the Sunday on which %s, mails go on Monday at nine by the clock',
  (_what, at, free) => {
    expect(madrid(at as string, nights)).toBe(free);
  },
);

/** In New York the clocks change on Sundays too; Tehran, Cairo and Asunción have changed on others. */
test('on a Friday on which the clocks go forward at midnight, nine o’clock is nine by the clock', () => {
  const free = firstLoudMinute(new Date('2027-04-29T19:30:00Z'), 'Africa/Cairo', nights);
  expect(free.toISOString()).toBe('2027-04-30T06:00:00.000Z');
});

test('quiet hours that end in the hour that a clock leaves out end when it goes on', () => {
  // Cairo has no time between 0:00 and 1:00 on that day.
  const free = firstLoudMinute(
    new Date('2027-04-29T20:30:00Z'),
    'Africa/Cairo',
    quietHours('21:00', '00:30'),
  );
  expect(free.toISOString()).toBe('2027-04-29T22:00:00.000Z');
});

test('a company’s own hours count, and Sundays stay quiet', () => {
  const own = quietHours('14:00', '16:00');
  expect(madrid('2027-03-24T13:30:00Z', own)).toBe('2027-03-24T15:00:00.000Z');
  expect(madrid('2027-03-24T22:00:00Z', own)).toBe('2027-03-24T22:00:00.000Z');
  expect(madrid('2027-03-21T11:00:00Z', own)).toBe('2027-03-21T23:00:00.000Z');
});

test('the lead’s zone counts: nine in the Canaries is ten in Madrid', () => {
  const free = firstLoudMinute(new Date('2027-03-24T02:00:00Z'), 'Atlantic/Canary', usual);
  expect(free.toISOString()).toBe('2027-03-24T09:00:00.000Z');
});
