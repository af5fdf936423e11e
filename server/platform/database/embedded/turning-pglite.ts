import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { OneSession } from '../one-session';

/** Turns of the event loop in a row without a statement after which nobody else wants the database. */
const quietTurns = 2;
/** Turns after which a job goes on in any case, so that others cannot stop it. */
const mostTurns = 200;

/**
 * PGlite resolves its promises without returning to the event loop, so a job that goes from statement to statement would
 * let nobody else run until its end: no socket is read, no timer fires. Here the loop turns once after each statement,
 * those inside transactions too, while the session is still held. A turn of an idle loop takes some microseconds.
 */
export class TurningPGlite extends PGlite implements OneSession {
  /** Statements and transactions that have the session or wait for it. */
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

  /** Resolves when nobody has wanted the session for two turns, at the latest after 200 turns. */
  async untilQuiet(): Promise<void> {
    for (let turns = 0, quiet = 0; turns < mostTurns && quiet < quietTurns; turns += 1) {
      await turn();
      quiet = this.asked === 0 ? quiet + 1 : 0;
    }
  }
}
