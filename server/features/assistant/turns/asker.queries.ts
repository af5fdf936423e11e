import { eq, getTableColumns } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import { accountsOfUser } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import type { Person } from '../../../platform/http/callers';

const { password: _password, ...columns } = getTableColumns(users);

/** A person and their accounts as they are now; undefined when the person is gone. */
export async function findAsker(db: Db, id: number): Promise<Person | undefined> {
  const [person] = await db
    .select({ user: columns, accounts: accountsOfUser })
    .from(users)
    .where(eq(users.id, id));
  return person;
}
