import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger';
import { isDatabaseAway } from './away';

interface Options<Row> {
  /** Names the rows in the log. */
  name: string;
  /** Writes all rows or none. After a failure it is unknown which, so a repeated write must skip rows that exist. */
  write: (rows: readonly Row[], isRepeated: boolean) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  /** Maximum number of rows per write. */
  most?: number;
  /** Maximum number of rows that wait while the database does not answer; beyond it the oldest are dropped. */
  mostWaiting?: number;
  time?: typeof clock;
}

/** Writes rows in the background; no caller waits for them. */
export interface BatchWriter<Row> {
  /** Queues a row; never throws. */
  add(row: Row): void;
  /** Resolves when every row added so far is written or given up. */
  written(): Promise<void>;
}

/** Milliseconds during which a write is retried while the database is away; covers a restart and a failover. */
const patience = 120_000;
/** Milliseconds before each further attempt after any other failure. */
const waits = [100, 1_000, 5_000];
const restWhileAway = 500;

/** The clock, in milliseconds, and the pause between two tries. */
const clock = {
  now: () => performance.now(),
  rest: (milliseconds: number): Promise<unknown> => pause(milliseconds, undefined, { ref: false }),
};

/** The milliseconds to wait after each failure; undefined when the write is given up. */
function retrying(time: typeof clock) {
  const end = time.now() + patience;
  const left = [...waits];
  return (error: unknown): number | undefined => {
    if (!isDatabaseAway(error)) return left.shift();
    return time.now() < end ? restWhileAway : undefined;
  };
}

/** Resolves promises when a count reaches the number that each waits for. */
function countdown() {
  const waiting: { until: number; resolve: () => void }[] = [];
  return {
    until: (until: number) => new Promise<void>((resolve) => waiting.push({ until, resolve })),
    reached(count: number) {
      while (waiting[0] && waiting[0].until <= count) waiting.shift()?.resolve();
    },
  };
}

type Trying<Row> = Pick<Options<Row>, 'name' | 'write' | 'logger' | 'time'>;

/** Writes a batch and retries while that may help; logs the number of rows that it gives up. */
function insistent<Row>({ name, write, logger, time = clock }: Trying<Row>) {
  const giveUp = (rows: number, err?: unknown) => logger.error({ err, rows }, `${name}: not written`);
  const writeBatch = async (rows: readonly Row[]): Promise<void> => {
    const waitAfter = retrying(time);
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        return await write(rows, isRepeated);
      } catch (err) {
        const wait = waitAfter(err);
        if (wait === undefined) return giveUp(rows.length, err);
        await time.rest(wait);
      }
    }
  };
  return { giveUp, writeBatch };
}

/**
 * Writes the first row at once, and those that arrive meanwhile together after it, so that batches grow with the
 * load. A failed write is retried, for two minutes while the database is away. Rows that could not be written or
 * queued are counted in the log.
 */
export function createBatchWriter<Row>(options: Options<Row>): BatchWriter<Row> {
  const { most = 500, mostWaiting = 50_000 } = options;
  const { giveUp, writeBatch } = insistent(options);
  const waiting: Row[] = [];
  const ends = countdown();
  const count = { added: 0, over: 0, dropped: 0 };
  let isRunning = false;

  async function writeAll() {
    isRunning = true;
    while (waiting.length > 0) {
      const rows = waiting.splice(0, most);
      await writeBatch(rows);
      count.over += rows.length;
      ends.reached(count.over);
    }
    if (count.dropped > 0) giveUp(count.dropped);
    count.dropped = 0;
    isRunning = false;
  }
  function dropOldest() {
    waiting.shift();
    count.dropped += 1;
    count.over += 1;
  }
  return {
    add(row) {
      if (waiting.length >= mostWaiting) dropOldest();
      waiting.push(row);
      count.added += 1;
      if (!isRunning) void writeAll();
    },
    written: async () => {
      if (count.over < count.added) await ends.until(count.added);
    },
  };
}
