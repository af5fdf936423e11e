import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PictureSet } from '../../../../../shared/marketing/assets/endpoints';
import { assetMessages } from '../../../../../shared/marketing/assets/messages';
import type { PictureSetStatus } from '../../../../../shared/marketing/assets/scales';
import { marketingAssetSets } from '../../../../../shared/marketing/assets/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { jobRuns } from '../../../../platform/jobs/tables';
import { reasonMessage } from '../pictures/said';

const { id, userId, campaignId, status } = marketingAssetSets;
const atWork = ['queued', 'drawing'] as const;

export type StoredPictureSet = typeof marketingAssetSets.$inferSelect;

// Names are written out: in a selection from one table drizzle leaves the tables' names away.
const table = sql`marketing_asset_sets`;

/**
 * How far a set is. Its job may have been cancelled at its own address, or be gone; then the set's own column does not
 * say so.
 */
const statusNow = sql<PictureSetStatus>`case
  when ${table}.status not in ('queued', 'drawing') or ${table}.run is null then ${table}.status
  else coalesce((select case when job.state in ('cancelled', 'failed') then job.state else ${table}.status end
    from ${jobRuns} as job where job.id = ${table}.run), 'failed') end`;

const one = statement((db, { owner, campaign }: Given<{ owner: Owner; campaign: number }>) =>
  db
    .select({ ...getTableColumns(marketingAssetSets), status: statusNow })
    .from(marketingAssetSets)
    .where(and(eq(userId, owner), eq(campaignId, campaign))),
);

/** What was asked for last for a campaign; undefined when nothing was. */
export async function findPictureSet(
  db: Db,
  owner: Owner,
  campaign: number,
): Promise<StoredPictureSet | undefined> {
  const [row] = await one(db, { owner, campaign });
  return row;
}

const ofOwner = (owner: Owner, set: number) => and(eq(userId, owner), eq(id, set));

/** Locks a set and reads it; undefined when this owner has none of this id. */
export async function lockPictureSet(tx: Db, owner: Owner, set: number) {
  const [row] = await tx.select().from(marketingAssetSets).where(ofOwner(owner, set)).for('update');
  return row;
}

type Asked = Pick<
  typeof marketingAssetSets.$inferInsert,
  | 'marketingCompanyId'
  | 'campaignId'
  | 'contentVersion'
  | 'shown'
  | 'photoId'
  | 'logoId'
  | 'sizes'
  | 'layouts'
>;

/** Queues the pictures of a campaign; undefined when they are being drawn already. */
export async function queuePictureSet(
  tx: Db,
  owner: Owner,
  asked: Asked,
  now: Date,
): Promise<number | undefined> {
  const queued = { status: 'queued' as const, done: 0, left: [], notices: [], act: null, run: null };
  const fields = { ...asked, ...queued, updatedAt: now };
  const [row] = await tx
    .insert(marketingAssetSets)
    .values({ ...fields, userId: owner, createdAt: now })
    .onConflictDoUpdate({
      target: campaignId,
      set: fields,
      setWhere: and(eq(userId, owner), sql`${statusNow} in ('ready', 'failed', 'cancelled')`),
    })
    .returning({ id });
  return row?.id;
}

/** Changes what a set says of its drawing. */
export const updatePictureSet = (
  tx: Db,
  owner: Owner,
  set: number,
  fields: Partial<Omit<typeof marketingAssetSets.$inferInsert, 'id' | 'userId'>>,
): PromiseLike<unknown> => tx.update(marketingAssetSets).set(fields).where(ofOwner(owner, set));

/** Tells how far a set is, unless it was asked for anew since: `updatedAt` is when it was asked for. */
export const updateDone = (
  db: Db,
  owner: Owner,
  { id: set, updatedAt }: Pick<StoredPictureSet, 'id' | 'updatedAt'>,
  done: number,
): PromiseLike<unknown> =>
  db
    .update(marketingAssetSets)
    .set({ done })
    .where(and(ofOwner(owner, set), eq(marketingAssetSets.updatedAt, updatedAt)));

/** Begins or goes on with the drawing of a set; undefined when it is over. */
export async function beginPictureSet(db: Db, owner: Owner, set: number) {
  const [row] = await db
    .update(marketingAssetSets)
    .set({ status: 'drawing' })
    .where(and(ofOwner(owner, set), inArray(status, atWork)))
    .returning();
  return row;
}

/** Whether another set of the account is being drawn, or is about to be: `run` names its job. */
export async function hasOtherDrawing(tx: Db, owner: Owner, set: number): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(marketingAssetSets)
    .where(
      and(
        eq(userId, owner),
        ne(id, set),
        sql`${marketingAssetSets.run} is not null`,
        sql`${statusNow} in ('queued', 'drawing')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The set of an account that has waited longest; undefined when none waits. */
export async function findNextDrawing(tx: Db, owner: Owner): Promise<number | undefined> {
  const [row] = await tx
    .select({ id })
    .from(marketingAssetSets)
    .where(and(eq(userId, owner), eq(status, 'queued'), isNull(marketingAssetSets.run)))
    .orderBy(asc(marketingAssetSets.updatedAt), asc(id))
    .limit(1);
  return row?.id;
}

/** A set as its owner sees it. */
export const shownPictureSet = (stored: StoredPictureSet, textOf: (said: string) => string): PictureSet => ({
  id: stored.id,
  campaignId: stored.campaignId,
  contentVersion: stored.contentVersion,
  photoId: stored.photoId,
  done: stored.done,
  act: stored.act,
  updatedAt: stored.updatedAt,
  status: stored.status,
  headline: stored.shown.texts.headline.l,
  sizes: stored.sizes,
  total: stored.sizes.length * stored.layouts.length,
  left: stored.left.map(({ reason, ...place }) => ({ ...place, reason: textOf(reasonMessage(reason)) })),
  // A job that is gone could not say why.
  notices: (stored.status === 'failed' && stored.notices.length === 0
    ? [assetMessages['set.failed']]
    : stored.notices
  ).map(textOf),
});
