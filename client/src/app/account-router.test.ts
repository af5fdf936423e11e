import { expect, test } from 'vitest';
import { withoutAccount } from './account-router';

test.each([
  ['?account=7', ''],
  ['?account=7&tab=report', '?tab=report'],
  ['?tab=report&account=7', '?tab=report'],
  ['?tab=report&account=7&q=a', '?tab=report&q=a'],
  ['tab=report&subaccount=7', 'tab=report&subaccount=7'],
])('screens see %s as %s', (search, seen) => {
  expect(withoutAccount(search)).toBe(seen);
});
