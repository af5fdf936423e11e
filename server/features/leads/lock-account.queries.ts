import { eq } from 'drizzle-orm';
import { users } from '../../../shared/auth/tables';
import type { Act, Doing } from '../../platform/acts/act';
import type { Recorder } from '../../platform/acts/recorder';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { transact } from '../../platform/database/transact';

const locked = (tx: Db, owner: Owner, how: 'no key update' | 'update'): PromiseLike<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for(how);

/** Locks an account, so that what follows happens one after another. */
export const lockAccount = (tx: Db, owner: Owner) => locked(tx, owner, 'no key update');

/**
 * Locks an account until no act is going on in it, since every act refers to its account; others wait. For what the
 * records of many acts take their derived columns from, such as stages. It must be the transaction's first statement.
 */
export const lockAlone = (tx: Db, owner: Owner) => locked(tx, owner, 'update');

/** Runs an act while no other is going on in the account. */
export const actAlone = <Result>(
  { db, recorder }: { db: Db; recorder: Recorder },
  doing: Doing,
  work: (act: Act) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (tx) => {
    await lockAlone(tx, doing.owner);
    return recorder.actIn(tx, doing, work);
  });
