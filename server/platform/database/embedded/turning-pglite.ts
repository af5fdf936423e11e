import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import type { OneSession } from '../one-session';
import { withoutKnownReaders } from './times-as-text';

/** Event loop turns without a statement, after which the database counts as idle. */
const quietTurns = 2;
/** Turns after which a job continues even if the database is busy, so that other callers cannot block it for ever. */
const mostTurns = 200;

/**
 * PGlite resolves its promises without returning to the event loop, so a job with many statements would block
 * everything else until its end: sockets and timers. This class lets the loop turn once after each statement, also
 * inside transactions, while it holds the session. A turn of an idle loop takes some microseconds.
 */
export class TurningPGlite extends PGlite implements OneSession {
  /** Number of statements and transactions that hold the session or wait for it. */
  private asked = 0;

  override _runExclusiveQuery<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      try {
        return await work();
      } finally {
        await turn();
      }
    });
  }

  override async _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    this.asked += 1;
    try {
      return await super._runExclusiveTransaction(work);
    } finally {
      this.asked -= 1;
    }
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, values, withoutKnownReaders(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, values, options) =>
        tx.query(text, values, withoutKnownReaders(options));
      return work(Object.create(tx, { query: { value: query } }) as Transaction);
    });
  }

  /** Resolves when no one has used the session for two turns, at the latest after 200 turns. */
  async untilQuiet(): Promise<void> {
    for (let turns = 0, quiet = 0; turns < mostTurns && quiet < quietTurns; turns += 1) {
      await turn();
      quiet = this.asked === 0 ? quiet + 1 : 0;
    }
  }
}
