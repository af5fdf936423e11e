import { eq } from 'drizzle-orm';
import { users } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

/** Locks an account, so that what follows happens one after another. */
export const lockAccount = (tx: Db, owner: Owner): PromiseLike<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
