import { expect, test } from 'vitest';
import { anyPublication } from '../../testing/publishing-on-server';
import { byDay, entriesOf, isMovable, laned } from './entries';

const zone = 'Europe/Madrid';
const at = (id: number, wall: string) => anyPublication({ id, wall });
const days = (
  publications: ReturnType<typeof anyPublication>[],
  conflicts: Parameters<typeof entriesOf>[0]['conflicts'] = [],
) => entriesOf({ zone, publications, conflicts });

test('entries stand where the clocks of the company show them, whatever zone they were set in', () => {
  const [gap, abroad] = days([
    at(1, '2027-03-28T02:30'),
    anyPublication({
      id: 2,
      wall: '2027-03-10T09:30',
      zone: 'Europe/London',
      dueAt: '2027-03-10T09:30:00.000Z',
    }),
  ]);
  expect(gap).toMatchObject({ wall: '2027-03-28T03:30', asked: '2027-03-28T02:30', shift: 'forward' });
  expect(abroad).toMatchObject({ wall: '2027-03-10T10:30' });
});

test('a conflict warns both of its entries, each of the other', () => {
  const entries = days(
    [at(1, '2027-03-10T09:30'), at(2, '2027-03-10T10:00'), at(3, '2027-03-10T15:00')],
    [{ kind: 'close', channelId: 31, publications: [1, 2], at: '2027-03-10T09:00:00.000Z' }],
  );
  expect(entries.map(({ warnings }) => warnings.map((warning) => warning.at))).toEqual([
    ['2027-03-10T10:00'],
    ['2027-03-10T09:30'],
    [],
  ]);
});

test('a day has its entries in the order in which they go out', () => {
  const kept = byDay(days([at(2, '2027-03-10T10:00'), at(1, '2027-03-10T09:30'), at(3, '2027-03-11T08:00')]));
  expect([...kept].map(([day, entries]) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2027-03-10', [1, 2]],
    ['2027-03-11', [3]],
  ]);
});

test('entries that would cover each other share the width, and close ones take one line', () => {
  const entries = days([
    at(1, '2027-03-10T09:30'),
    at(2, '2027-03-10T09:45'),
    at(3, '2027-03-10T10:15'),
    at(4, '2027-03-10T12:00'),
  ]);
  expect(laned(entries).map(({ lane, lanes, isFlat }) => [lane, lanes, isFlat])).toEqual([
    [0, 2, true],
    [1, 2, true],
    [0, 1, false],
    [0, 1, false],
  ]);
});

test('three lines take an hour: one that goes out before it is over leaves one line', () => {
  const flat = (time: string) =>
    laned(days([at(1, '2027-03-10T09:00'), at(2, `2027-03-10T${time}`)]))[0]?.isFlat;
  expect([flat('10:00'), flat('10:05')]).toEqual([true, false]);
});

test('what has begun is not moved any more', () => {
  expect(isMovable({ status: 'queued', attempts: 0 })).toBe(true);
  expect(isMovable({ status: 'queued', attempts: 2 })).toBe(false);
  expect(isMovable({ status: 'manual_pending', attempts: 0 })).toBe(true);
  expect(isMovable({ status: 'published', attempts: 1 })).toBe(false);
});
