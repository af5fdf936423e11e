import { expect, test } from 'vitest';
import { localOf, momentOf } from './moments';

test.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-10-25T00:30', '2026-10-24T22:30:00.000Z'],
])('%s in Madrid is %s', (local, moment) => {
  expect(momentOf(local)).toBe(moment);
  expect(localOf(moment)).toBe(local);
});
