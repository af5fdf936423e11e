import { expect, test, vi } from 'vitest';
import type { QueryClient } from '../database/query-client';
import { createDueQueues } from './due-queues';

function queues(...answers: string[][]) {
  let time = 0;
  const query = vi.fn<QueryClient['query']>(async () => {
    const rows = (answers.shift() ?? []).map((name) => ({ name }));
    return { rows, rowCount: rows.length };
  });
  const isDue = createDueQueues({ query, on() {} }, () => time);
  return { isDue, query, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the work loops of all queues share one question to the database', async () => {
  const { isDue, query, pass } = queues(['mail'], ['import']);
  expect(await Promise.all(['mail', 'import', 'mail'].map(isDue))).toEqual([true, false, true]);
  expect(query).toHaveBeenCalledTimes(1);
  pass(500);
  expect(await Promise.all(['mail', 'import'].map(isDue))).toEqual([false, true]);
  expect(query).toHaveBeenCalledTimes(2);
});

test('a failed question fails its askers, and the next one is asked', async () => {
  const { isDue, query, pass } = queues(['mail']);
  query.mockRejectedValueOnce(new Error('away'));
  await expect(isDue('mail')).rejects.toThrow('away');
  pass(500);
  expect(await isDue('mail')).toBe(true);
});
