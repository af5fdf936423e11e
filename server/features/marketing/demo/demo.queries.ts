import { eq } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The name of an account's user. */
export async function nameOf(tx: Db, owner: Owner): Promise<string> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, owner));
  return row?.name ?? '';
}
