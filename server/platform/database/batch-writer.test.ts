import { expect, test, vi } from 'vitest';
import { createBatchWriter } from './batch-writer';

/** A writer whose writes end when the test releases them. */
function held() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (rows: readonly number[]) => {
    batches.push([...rows]);
    return new Promise<void>((done) => ends.push(done));
  };
  return { batches, ends, write };
}

/** A clock that each pause advances at once, without waiting. */
function quickClock() {
  let at = 0;
  return { now: () => at, rest: async (milliseconds: number) => void (at += milliseconds) };
}

const restarting = Object.assign(new Error('terminating connection'), { code: '57P01' });

/** A write that fails for some time; records whether each attempt was a repeat. */
function away(milliseconds: number, error: Error = restarting) {
  const time = quickClock();
  const written: number[] = [];
  const tries: boolean[] = [];
  const write = async (rows: readonly number[], isRepeated: boolean) => {
    tries.push(isRepeated);
    if (time.now() < milliseconds) throw error;
    written.push(...rows);
  };
  const logger = { error: vi.fn<() => void>() };
  return { time, written, tries, write, logger };
}

test('the first row is written at once, and rows that arrive meanwhile follow in one batch', async () => {
  const { batches, ends, write } = held();
  const rows = createBatchWriter({ name: 'rows', write, logger: { error: vi.fn<() => void>() } });
  for (const row of [1, 2, 3]) rows.add(row);
  expect(batches).toEqual([[1]]);
  ends[0]?.();
  await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3]]));
  ends[1]?.();
  await rows.written();
});

const reading = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
  code: '25006',
});

test.each([
  ['restarts', restarting],
  ['is read-only, as during a failover,', reading],
])('no row is lost when the database %s for a minute', async (_what, error) => {
  const { written, tries, logger, ...given } = away(60_000, error);
  const rows = createBatchWriter({ name: 'rows', logger, ...given });
  for (const row of [1, 2, 3]) rows.add(row);
  await rows.written();
  expect(written).toEqual([1, 2, 3]);
  expect(logger.error).not.toHaveBeenCalled();
  expect([tries[0], tries[1], tries.at(-1)]).toEqual([false, true, false]);
});

test('after two minutes without the database a batch is dropped and logged', async () => {
  const { written, logger, ...given } = away(125_000);
  const rows = createBatchWriter({ name: 'rows', logger, ...given });
  rows.add(1);
  rows.add(2);
  await rows.written();
  expect(written).toEqual([2]);
  expect(logger.error.mock.calls).toEqual([[{ err: restarting, rows: 1 }, 'rows: not written']]);
});

test('a write that fails for another reason is retried three times and then dropped', async () => {
  const refused = new Error('refused');
  const { tries, logger, ...given } = away(Number.POSITIVE_INFINITY, refused);
  const rows = createBatchWriter({ name: 'rows', logger, ...given });
  rows.add(1);
  await rows.written();
  expect(tries).toEqual([false, true, true, true]);
  expect(logger.error.mock.calls).toEqual([[{ err: refused, rows: 1 }, 'rows: not written']]);
});

test('the queue of waiting rows is limited; the oldest are dropped and counted', async () => {
  const { batches, ends, write } = held();
  const error = vi.fn<() => void>();
  const rows = createBatchWriter({ name: 'rows', write, logger: { error }, mostWaiting: 3 });
  for (const row of [1, 2, 3, 4, 5, 6]) rows.add(row);
  ends[0]?.();
  await vi.waitFor(() => expect(batches).toEqual([[1], [4, 5, 6]]));
  ends[1]?.();
  await rows.written();
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith({ rows: 2 }, 'rows: not written'));
});

test('waiting for a row does not include rows added later', async () => {
  const { ends, write } = held();
  const rows = createBatchWriter({ name: 'rows', write, logger: { error: vi.fn<() => void>() } });
  rows.add(1);
  const isWritten = rows.written();
  rows.add(2);
  ends[0]?.();
  await isWritten;
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await rows.written();
});
