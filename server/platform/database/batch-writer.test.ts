import { expect, test, vi } from 'vitest';
import { createBatchWriter } from './batch-writer';

/** A writer whose writes end when the test says so. */
function held() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (rows: readonly number[]) => {
    batches.push([...rows]);
    return new Promise<void>((done) => ends.push(done));
  };
  return { batches, ends, write };
}

test('the first row is written at once, and what arrives meanwhile in one batch after it', async () => {
  const { batches, ends, write } = held();
  const rows = createBatchWriter({ name: 'rows', write, logger: { error: vi.fn<() => void>() } });
  for (const row of [1, 2, 3]) rows.add(row);
  expect(batches).toEqual([[1]]);
  ends[0]?.();
  await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3]]));
  ends[1]?.();
  await rows.close();
});

test('a write that fails is tried again, and given up with a line in the log', async () => {
  const error = vi.fn<() => void>();
  let tries = 0;
  const write = async () => {
    tries += 1;
    throw new Error('away');
  };
  const rows = createBatchWriter({ name: 'rows', write, logger: { error }, waits: [0, 0] });
  rows.add(1);
  await rows.close();
  expect(tries).toBe(3);
  expect(error).toHaveBeenCalledOnce();
});

test('a write that succeeds later loses nothing', async () => {
  const written: number[] = [];
  let isAway = true;
  const write = async (rows: readonly number[]) => {
    if (isAway) {
      isAway = false;
      throw new Error('away');
    }
    written.push(...rows);
  };
  const rows = createBatchWriter({ name: 'rows', write, logger: { error: vi.fn<() => void>() }, waits: [0] });
  for (const row of [1, 2]) rows.add(row);
  await rows.close();
  expect(written).toEqual([1, 2]);
});
