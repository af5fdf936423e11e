import { expect, test } from 'vitest';
import { ApiError } from './api-client';
import { createQueryClient } from './query-client';
import { isAccountGone, isNotFound } from './refusals';
import { sessionKey } from './session-key';

const notFound = (code?: string) => new ApiError(404, 'Not Found', JSON.stringify({ message: 'Gone', code }));

test('an account that is no longer the person’s is no row that is gone: its deletion was not done', () => {
  expect([isNotFound(notFound()), isAccountGone(notFound())]).toEqual([true, false]);
  const error = notFound('account.unknown');
  expect([isNotFound(error), isAccountGone(error)]).toEqual([false, true]);
});

test.each([
  [notFound('account.unknown'), true],
  [new ApiError(401, 'Unauthorized', ''), true],
  [notFound(), false],
])('the session is read again after %s: %s', async (error, isRead) => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, { user: {} });
  const fails = client.fetchQuery({ queryKey: ['/api/companies'], queryFn: () => Promise.reject(error) });
  await expect(fails).rejects.toBe(error);
  expect(client.getQueryState(sessionKey)?.isInvalidated).toBe(isRead);
});
