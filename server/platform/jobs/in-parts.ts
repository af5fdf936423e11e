import type { Db } from '../database/database';
import { letOthers, rowsAtOnce } from '../database/one-session';

interface Step<State> {
  /** The rows of the whole step. */
  most: number;
  state: State;
  signal: AbortSignal;
}

/**
 * Runs a step of a job in several transactions, so that other callers can use the database in between. `part` handles
 * up to `rows` rows in one transaction, stores its state in it and resolves to the state, or to undefined when
 * nothing is left. Ends early when the job must end. A step that is one transaction of 250 rows on PostgreSQL is ten
 * of 25 on the embedded database.
 */
export async function inParts<State>(
  db: Db,
  { most, state, signal }: Step<State>,
  part: (state: State, rows: number) => Promise<State | undefined>,
): Promise<State | undefined> {
  const rows = rowsAtOnce(db, most);
  let next: State | undefined = state;
  for (let done = 0; next !== undefined && done < most && !signal.aborted; done += rows) {
    next = await part(next, rows);
    await letOthers(db);
  }
  return next;
}
