import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { marketingAiCalls, marketingSets } from '../../../../../shared/marketing/campaigns/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { AiCall } from '../writing';
import { statusNow } from './sets.queries';

const { id, userId, productId, status } = marketingSets;

const ofOwner = (owner: Owner, set: number) => and(eq(userId, owner), eq(id, set));

/** Locks a set and reads it; undefined when this owner has none of this id. */
export async function lockSet(tx: Db, owner: Owner, set: number) {
  const [row] = await tx.select().from(marketingSets).where(ofOwner(owner, set)).for('update');
  return row;
}

export type StoredSet = NonNullable<Awaited<ReturnType<typeof lockSet>>>;

/** What a set is asked to be written for. */
export type AskedSet = Pick<
  typeof marketingSets.$inferInsert,
  'marketingCompanyId' | 'productId' | 'language' | 'audience' | 'goal' | 'wording'
>;

/** Queues a set, a new one or one that is there; undefined when it is being written already. */
export async function queueSet(
  tx: Db,
  owner: Owner,
  asked: AskedSet,
  now: Date,
): Promise<number | undefined> {
  const queued = {
    status: 'queued' as const,
    written: [],
    notices: [],
    act: null,
    run: null,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(marketingSets)
    .values({ ...asked, ...queued, userId: owner, createdAt: now })
    .onConflictDoUpdate({
      target: [productId, marketingSets.language, marketingSets.audience],
      set: { ...queued, goal: asked.goal },
      setWhere: and(eq(userId, owner), sql`${statusNow} in ('ready', 'failed', 'cancelled')`),
    })
    .returning({ id });
  return row?.id;
}

/** Changes what a set says of its writing. */
export const updateSet = (
  tx: Db,
  owner: Owner,
  set: number,
  fields: Partial<Omit<typeof marketingSets.$inferInsert, 'id' | 'userId'>>,
): PromiseLike<unknown> => tx.update(marketingSets).set(fields).where(ofOwner(owner, set));

/** Begins or goes on with the writing of a set; undefined when it is over. */
export async function beginSet(db: Db, owner: Owner, set: number): Promise<StoredSet | undefined> {
  const [row] = await db
    .update(marketingSets)
    .set({ status: 'writing' })
    .where(and(ofOwner(owner, set), inArray(status, ['queued', 'writing'])))
    .returning();
  return row;
}

/** Whether another set of the account is being written, or is about to be: `run` names its job. */
export async function hasOtherRunning(tx: Db, owner: Owner, set: number): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(marketingSets)
    .where(
      and(
        eq(userId, owner),
        ne(id, set),
        sql`${marketingSets.run} is not null`,
        sql`${statusNow} in ('queued', 'writing')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The set of an account that has waited longest; undefined when none waits. */
export async function findNextWaiting(tx: Db, owner: Owner): Promise<number | undefined> {
  const [row] = await tx
    .select({ id })
    .from(marketingSets)
    .where(and(eq(userId, owner), eq(status, 'queued'), isNull(marketingSets.run)))
    .orderBy(asc(marketingSets.updatedAt), asc(id))
    .limit(1);
  return row?.id;
}

/** Keeps what the calls of a language model took. */
export async function insertCalls(
  tx: Db,
  owner: Owner,
  setId: number,
  calls: readonly AiCall[],
): Promise<void> {
  if (calls.length === 0) return;
  await tx.insert(marketingAiCalls).values(calls.map((call) => ({ ...call, userId: owner, setId })));
}

/** Whether a set is being written whose pieces belong to an act. */
export async function isWritingAct(tx: Db, owner: Owner, act: string): Promise<boolean> {
  const [row] = await tx
    .select({ isWriting: sql<boolean>`${statusNow} in ('queued', 'writing')` })
    .from(marketingSets)
    .where(and(eq(userId, owner), eq(marketingSets.act, act)));
  return row?.isWriting ?? false;
}
