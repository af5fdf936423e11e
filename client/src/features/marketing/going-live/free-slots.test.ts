import { expect, test } from 'vitest';
import { freeSlots } from './free-slots';

test('posts are offered workdays from tomorrow on, at ten', () => {
  // A Thursday.
  expect(freeSlots({ today: '2027-03-11', count: 3, taken: [] })).toEqual([
    ...['2027-03-12T10:00', '2027-03-15T10:00', '2027-03-16T10:00'],
  ]);
});

test('a slot within an hour of another post is not offered', () => {
  const taken = ['2027-03-12T10:45', '2027-03-15T11:00', '2027-03-16T09:30', '2027-03-16T10:00'];
  expect(freeSlots({ today: '2027-03-11', count: 2, taken })).toEqual([
    '2027-03-15T10:00',
    '2027-03-17T10:00',
  ]);
});
