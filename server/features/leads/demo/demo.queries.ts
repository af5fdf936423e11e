import { and, desc, eq, isNull } from 'drizzle-orm';
import { acts } from '../../../../shared/acts/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The kind of act that loads samples at a user's wish. */
export const samplesKind = 'samples';

export async function hasContact(tx: Db, owner: Owner): Promise<boolean> {
  const { id, userId, deletedAt } = crmContacts;
  const rows = await tx
    .select({ id })
    .from(crmContacts)
    .where(and(eq(userId, owner), isNull(deletedAt)))
    .limit(1);
  return rows.length > 0;
}

export const insertTags = (tx: Db, owner: Owner, names: readonly string[]): PromiseLike<unknown> =>
  tx.insert(crmTags).values(names.map((name) => ({ userId: owner, name })));

/** The ids of an account's tags by name. */
export async function tagIds(tx: Db, owner: Owner): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: crmTags.id, name: crmTags.name })
    .from(crmTags)
    .where(and(eq(crmTags.userId, owner), isNull(crmTags.deletedAt)));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The last act that loaded samples and was not taken back; null without one. */
export async function findSamplesAct(db: Db, owner: Owner): Promise<string | null> {
  const [row] = await db
    .select({ id: acts.id })
    .from(acts)
    .where(and(eq(acts.userId, owner), eq(acts.kind, samplesKind), isNull(acts.undoneBy)))
    .orderBy(desc(acts.place))
    .limit(1);
  return row?.id ?? null;
}
