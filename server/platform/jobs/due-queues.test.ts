import { expect, test, vi } from 'vitest';
import type { QueryClient } from '../database/query-client';
import { createDueQueues, whenDue } from './due-queues';

function queues(...answers: string[][]) {
  let time = 0;
  const query = vi.fn<QueryClient['query']>(async () => {
    const rows = (answers.shift() ?? []).map((name) => ({ name }));
    return { rows, rowCount: rows.length };
  });
  const isDue = createDueQueues({ query, on() {} }, () => time);
  return { isDue, query, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the work loops of all queues share one query', async () => {
  const { isDue, query, pass } = queues(['mail'], ['import']);
  expect(await Promise.all(['mail', 'import', 'mail'].map(isDue))).toEqual([true, false, true]);
  expect(query).toHaveBeenCalledTimes(1);
  pass(500);
  expect(await Promise.all(['mail', 'import'].map(isDue))).toEqual([false, true]);
  expect(query).toHaveBeenCalledTimes(2);
});

test('a failed query fails all its callers, and the next one is sent', async () => {
  const { isDue, query, pass } = queues(['mail']);
  query.mockRejectedValueOnce(new Error('away'));
  await expect(isDue('mail')).rejects.toThrow('away');
  pass(500);
  expect(await isDue('mail')).toBe(true);
});

test('a queue that had jobs is worked again before a query says that it is due', async () => {
  const found = [1, 1, 0, 0];
  let asked = 0;
  const step = whenDue(
    async () => {
      asked += 1;
      return asked === 1;
    },
    async () => found.shift() ?? 0,
  );
  expect([await step(), await step(), await step(), asked]).toEqual([1, 1, 0, 1]);
  expect([await step(), asked, found.length]).toEqual([0, 2, 1]);
});

test('a queue whose work failed is queried again', async () => {
  let asked = 0;
  const step = whenDue(
    async () => {
      asked += 1;
      return true;
    },
    async () => {
      throw new Error('the database is away');
    },
  );
  await expect(step()).rejects.toThrow('away');
  await expect(step()).rejects.toThrow('away');
  expect(asked).toBe(2);
});
