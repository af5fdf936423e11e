import { expect, test } from 'vitest';
import { changedFields } from './save-changes';

test('an address whose properties only stand in another order has not changed', () => {
  const read = { points: [{ kind: 'email', label: 'work', value: 'a@example.org' }], jobTitle: '' };
  const typed = { points: [{ kind: 'email', value: 'a@example.org', label: 'work' }], jobTitle: 'Buyer' };
  expect(changedFields(read, typed)).toEqual({ jobTitle: 'Buyer' });
});
