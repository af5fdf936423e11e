import { expect, test } from 'vitest';
import { accountStore } from '../account-store';
import { holdFor } from './hold-for';

test('who signs in again finds what was typed, and somebody else does not', () => {
  const draft = accountStore('');
  holdFor(7);
  draft.set('typed');
  holdFor(7);
  expect(draft.get()).toBe('typed');
  holdFor(8);
  expect(draft.get()).toBe('');
});
