import { expect, test } from 'vitest';
import { clockChanges, slotOf } from './slots';
import { isZone, wallOf } from '../../wall-time';

const madrid = 'Europe/Madrid';

test.each([
  ['2027-01-15T10:00', '2027-01-15T09:00:00.000Z', null],
  ['2027-07-15T10:00', '2027-07-15T08:00:00.000Z', null],
  // Clocks go from 2:00 to 3:00 in the night to 28 March 2027.
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z', null],
  ['2027-03-28T02:00', '2027-03-28T01:00:00.000Z', 'forward'],
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z', 'forward'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z', null],
  ['2027-03-28T09:00', '2027-03-28T07:00:00.000Z', null],
  // They show 2:00 to 3:00 twice in the night to 31 October 2027.
  ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z', null],
  ['2027-10-31T02:00', '2027-10-31T00:00:00.000Z', 'first'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z', 'first'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z', null],
  ['2027-10-31T10:00', '2027-10-31T09:00:00.000Z', null],
] as const)('%s in Madrid is %s', (wall, at, shift) => {
  const slot = slotOf(wall, madrid);
  expect([slot.at.toISOString(), slot.shift]).toEqual([at, shift]);
});

test('what falls into the spring gap is shown where it goes: later by the hour that is left out', () => {
  expect(slotOf('2027-03-28T02:30', madrid)).toMatchObject({ wall: '2027-03-28T03:30', shift: 'forward' });
});

test.each([
  ['2027-03-14T02:15', 'America/New_York', '2027-03-14T07:15:00.000Z', 'forward'],
  ['2027-11-07T01:15', 'America/New_York', '2027-11-07T05:15:00.000Z', 'first'],
  // Half an hour only.
  ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-02T15:40:00.000Z', 'forward'],
  ['2027-05-05T12:00', 'Asia/Kathmandu', '2027-05-05T06:15:00.000Z', null],
] as const)('%s in %s is %s', (wall, zone, at, shift) => {
  const slot = slotOf(wall, zone);
  expect([slot.at.toISOString(), slot.shift]).toEqual([at, shift]);
});

test('a moment is shown as the clocks of the zone show it', () => {
  expect(wallOf(new Date('2027-03-28T01:00:00Z'), madrid)).toBe('2027-03-28T03:00');
  expect(wallOf(new Date('2027-12-31T23:30:00Z'), madrid)).toBe('2028-01-01T00:30');
});

test('both changes of a year are found, and none where clocks stay', () => {
  const year = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')] as const;
  expect(clockChanges(...year, madrid)).toEqual([
    {
      ...{ at: new Date('2027-03-28T01:00:00Z'), kind: 'gap', minutes: 60 },
      ...{ from: '2027-03-28T02:00', to: '2027-03-28T03:00' },
    },
    {
      ...{ at: new Date('2027-10-31T01:00:00Z'), kind: 'overlap', minutes: 60 },
      ...{ from: '2027-10-31T03:00', to: '2027-10-31T02:00' },
    },
  ]);
  expect(clockChanges(...year, 'Asia/Tokyo')).toEqual([]);
});

test('only zones of the list are zones', () => {
  expect(['Europe/Madrid', 'Atlantic/Canary', 'Mars/Olympus', ''].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
