import { expect, test } from 'vitest';
import { daysSince, waitingLook } from './waiting';

test('days since a moment are counted by the calendar of Madrid, or of the zone that is given', () => {
  const now = new Date('2026-11-28T00:30:00Z');
  expect(daysSince('2026-11-27T22:30:00Z', undefined, now)).toBe(1);
  expect(daysSince('2026-11-27T23:30:00Z', undefined, now)).toBe(0);
  expect(daysSince('2026-11-27T23:30:00Z', 'Atlantic/Canary', now)).toBe(1);
});

test('who waits for more than two days stands out', () => {
  expect(waitingLook(2)).not.toContain('danger');
  expect(waitingLook(3)).toContain('danger');
});
