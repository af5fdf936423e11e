import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../../../../shared/auth/tables';
import type { CampaignSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { piecesInSet } from '../../../../../shared/marketing/campaigns/scales';
import {
  marketingAiCalls,
  marketingCampaigns,
  marketingSets,
} from '../../../../../shared/marketing/campaigns/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import type { AiCall } from '../writing';

const { id, userId, marketingCompanyId, productId, status } = marketingSets;

const shownColumns = {
  ...{ id, marketingCompanyId, productId, status },
  language: marketingSets.language,
  audience: marketingSets.audience,
  goal: marketingSets.goal,
  engineVersion: marketingSets.engineVersion,
  createdAt: marketingSets.createdAt,
  updatedAt: marketingSets.updatedAt,
  // Names are written out: in a selection from one table drizzle leaves the tables' names away.
  done: sql<number>`case when ${status} in ('queued', 'writing') then cardinality(${marketingSets.written})
    else (select count(*)::int from ${marketingCampaigns} as one
      where one.set_id = marketing_campaign_sets.id and one.deleted_at is null) end`,
  total: sql<number>`${sql.raw(String(piecesInSet))}`,
  notices: marketingSets.notices,
  act: marketingSets.act,
};

/** A set whose company and product are not in the bin. */
const isLive = sql`not exists (select from ${marketingProducts} join ${marketingCompanies}
    on ${marketingCompanies.id} = ${marketingProducts.marketingCompanyId}
  where ${marketingProducts.id} = ${productId}
    and (${marketingProducts.deletedAt} is not null or ${marketingCompanies.deletedAt} is not null))`;

const one = statement((db, { owner, set }: Given<{ owner: Owner; set: number }>) =>
  db
    .select(shownColumns)
    .from(marketingSets)
    .where(and(eq(userId, owner), eq(id, set), isLive)),
);

/** A set of this owner; undefined when there is none. */
export async function findSet(db: Db, owner: Owner, set: number): Promise<CampaignSet | undefined> {
  const [row] = await one(db, { owner, set });
  return row;
}

/** The sets of a company, or of one product, the latest first. */
export const listSets = (
  db: Db,
  owner: Owner,
  { company, product }: { company: number; product?: number | undefined },
): PromiseLike<CampaignSet[]> =>
  db
    .select(shownColumns)
    .from(marketingSets)
    .where(
      and(
        eq(userId, owner),
        eq(marketingCompanyId, company),
        product === undefined ? undefined : eq(productId, product),
        isLive,
      ),
    )
    .orderBy(sql`${id} desc`)
    .limit(500);

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
      setWhere: and(eq(userId, owner), inArray(status, ['ready', 'failed', 'cancelled'])),
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
        inArray(status, ['queued', 'writing']),
        sql`${marketingSets.run} is not null`,
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

/** Locks an account's sets against being started at once by two. */
export const lockStarts = (tx: Db, owner: Owner): PromiseLike<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');

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

/** A piece of a set that is not in the bin; undefined when there is none. */
export async function findPiece(
  tx: Db,
  owner: Owner,
  setId: number,
  piece: Pick<typeof marketingCampaigns.$inferSelect, 'angle' | 'type'>,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: marketingCampaigns.id })
    .from(marketingCampaigns)
    .where(
      and(
        eq(marketingCampaigns.userId, owner),
        eq(marketingCampaigns.setId, setId),
        eq(marketingCampaigns.type, piece.type),
        eq(marketingCampaigns.angle, piece.angle),
        isNull(marketingCampaigns.deletedAt),
      ),
    );
  return row?.id;
}
