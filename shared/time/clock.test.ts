import { expect, test } from 'vitest';
import { clockChanges, momentOf, offsetMomentOf, slotOf, wallOf, wallTimeIn } from './clock';
import { madridDays, otherDays } from './testing/clock-days';
import { dayIn, isZone } from './zone';

const madrid = 'Europe/Madrid';

test.each([...madridDays, ...otherDays])('$wall in $zone is $at', ({ wall, zone, at, shift, shown }) => {
  const moment = new Date(at);
  expect(slotOf(wall, zone)).toEqual({ at: moment, wall: shown, shift });
  expect(momentOf(wall, zone)).toEqual(moment);
  expect(new Date(offsetMomentOf(wall, zone))).toEqual(moment);
  expect([wallOf(moment, zone), dayIn(moment, zone)]).toEqual([shown, shown.slice(0, 10)]);
});

test('the second of two hours that clocks show alike is shown as the first', () => {
  expect(wallOf(new Date('2027-10-31T01:30:00Z'), madrid)).toBe('2027-10-31T02:30');
});

test('seconds count, and a moment is told with the offset of its zone', () => {
  expect(momentOf('2027-07-15T10:00:07.250', madrid).toISOString()).toBe('2027-07-15T08:00:07.250Z');
  expect(offsetMomentOf('2027-07-15T00:00', madrid)).toBe('2027-07-15T00:00:00+02:00');
});

test.each(['', 'x', '2027-02-30T10:00', '2027-01-01T25:00', '2027-01-01T10:00Z'])(
  '%j is no wall time',
  (text) => {
    expect(() => momentOf(text, madrid)).toThrow(RangeError);
  },
);

test('years are written with four digits', () => {
  const at = new Date('0987-06-05T12:00:00Z');
  expect([wallOf(at, 'UTC'), dayIn(at, 'UTC')]).toEqual(['0987-06-05T12:00', '0987-06-05']);
});

test('a clock on a wall has a weekday, minutes of the day and an offset', () => {
  const at = (moment: string, zone = madrid) => wallTimeIn(zone, new Date(moment));
  expect(at('2027-03-28T00:59:30Z')).toEqual({ weekday: 0, minute: 119, offset: 60 });
  expect(at('2027-03-28T01:00:00Z')).toEqual({ weekday: 0, minute: 180, offset: 120 });
  expect(at('2027-05-05T06:15:00Z', 'Asia/Kathmandu')).toEqual({ weekday: 3, minute: 720, offset: 345 });
});

const year = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')] as const;

test('both changes of a year are found, and none where clocks stay', () => {
  expect(clockChanges(...year, madrid)).toEqual([
    {
      at: new Date('2027-03-28T01:00:00Z'),
      kind: 'gap',
      minutes: 60,
      from: '2027-03-28T02:00',
      to: '2027-03-28T03:00',
    },
    {
      at: new Date('2027-10-31T01:00:00Z'),
      kind: 'overlap',
      minutes: 60,
      from: '2027-10-31T03:00',
      to: '2027-10-31T02:00',
    },
  ]);
  expect(clockChanges(...year, 'Asia/Tokyo')).toEqual([]);
});

test('a change at the end of a period belongs to it, one at its beginning does not', () => {
  const change = new Date('2027-03-28T01:00:00Z');
  expect(clockChanges(year[0], change, madrid)).toHaveLength(1);
  expect(clockChanges(change, year[1], madrid)).toHaveLength(1);
});

test('half an hour is a change, too', () => {
  const changes = clockChanges(...year, 'Australia/Lord_Howe');
  expect(changes.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['overlap', 30],
    ['gap', 30],
  ]);
});

test('only zones of the list are zones', () => {
  const names = ['Europe/Madrid', 'Atlantic/Canary', 'Mars/Olympus', ''];
  expect(names.map(isZone)).toEqual([true, true, false, false]);
});
