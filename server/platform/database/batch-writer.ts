import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger';

interface Options<Row> {
  /** Names the rows in the log. */
  name: string;
  /** Writes all of them or none. */
  write: (rows: readonly Row[]) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  /** Rows of one write. */
  most?: number;
  /** Milliseconds before each further try of a write that failed. */
  waits?: readonly number[];
}

/** Writes rows that nobody waits for. */
export interface BatchWriter<Row> {
  /** Has the row written soon; never throws. */
  add(row: Row): void;
  /** Resolves when everything that was added is written, or given up. */
  close(): Promise<void>;
}

/** Rows that wait for a database that does not answer; more are dropped, since memory is limited too. */
const mostWaiting = 50_000;

/**
 * Writes the first row at once, and those that arrive meanwhile together after it, so that the batches grow with the
 * load. A write that fails is tried again; what no try could write is logged by its count.
 */
export function createBatchWriter<Row>(options: Options<Row>): BatchWriter<Row> {
  const { name, write, logger, most = 500, waits = [100, 1_000, 5_000] } = options;
  const waiting: Row[] = [];
  let running: Promise<void> | undefined;

  async function writeBatch(rows: Row[]) {
    for (const wait of [...waits, undefined]) {
      try {
        return await write(rows);
      } catch (err) {
        if (wait === undefined) logger.error({ err, rows: rows.length }, `${name}: not written`);
        else await pause(wait, undefined, { ref: false });
      }
    }
  }
  async function writeAll() {
    while (waiting.length > 0) await writeBatch(waiting.splice(0, most));
    running = undefined;
  }
  return {
    add(row) {
      if (waiting.length >= mostWaiting) waiting.shift();
      waiting.push(row);
      running ??= writeAll();
    },
    close: async () => running,
  };
}
