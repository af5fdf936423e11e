import { and, asc, eq } from 'drizzle-orm';
import { memberships } from '../../../shared/accounts/tables';
import { users } from '../../../shared/auth/tables';
import { leadMessages } from '../../../shared/leads/messages';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { invalid } from '../../platform/http/errors';

/** A member of an account, by all that files call them. */
export interface NamedMember {
  id: number;
  name: string;
  email: string;
  username: string;
}

/** The members of an account, in the order in which they came. */
export const listNamedMembers = (db: Db, owner: Owner): PromiseLike<NamedMember[]> =>
  db
    .select({ id: users.id, name: users.name, email: users.email, username: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, owner))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));

/** Keeps a member until a record is assigned to them; throws 400 when the account has none with this id. */
export async function holdMember(tx: Db, owner: Owner, given: unknown): Promise<void> {
  if (typeof given !== 'number') return;
  const [member] = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.accountId, owner), eq(memberships.userId, given)))
    .for('key share');
  if (!member) throw invalid({ assigneeId: leadMessages['member.unknown'] });
}
