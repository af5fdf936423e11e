import { and, eq, isNull, sql } from 'drizzle-orm';
import { acts } from '../../../../../shared/acts/tables';
import type { CampaignSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { piecesInSet, type SetStatus } from '../../../../../shared/marketing/campaigns/scales';
import { marketingCampaigns, marketingSets } from '../../../../../shared/marketing/campaigns/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { jobRuns } from '../../../../platform/jobs/tables';

const { id, userId, marketingCompanyId, productId } = marketingSets;

// Names are written out: in a selection from one table drizzle leaves the tables' names away.
const table = sql`marketing_campaign_sets`;

/**
 * How far a set is. Its job may have been cancelled at its own address, or be gone; then the set's own column does not
 * say so.
 */
export const statusNow = sql<SetStatus>`case
  when ${table}.status not in ('queued', 'writing') or ${table}.run is null then ${table}.status
  else coalesce((select case when job.state = 'cancelled' then 'cancelled' when job.state = 'failed' then 'failed'
    else ${table}.status end from ${jobRuns} as job where job.id = ${table}.run), 'failed') end`;

const shownColumns = {
  id,
  marketingCompanyId,
  productId,
  status: statusNow,
  language: marketingSets.language,
  audience: marketingSets.audience,
  goal: marketingSets.goal,
  engineVersion: marketingSets.engineVersion,
  createdAt: marketingSets.createdAt,
  updatedAt: marketingSets.updatedAt,
  done: sql<number>`case when ${statusNow} in ('queued', 'writing') then cardinality(${marketingSets.written})
    else (select count(*)::int from ${marketingCampaigns} as one
      where one.set_id = ${table}.id and one.deleted_at is null) end`,
  total: sql<number>`${sql.raw(String(piecesInSet))}`,
  notices: marketingSets.notices,
  /** Null when it was taken back. */
  act: sql<
    string | null
  >`(select one.id from ${acts} as one where one.id = ${table}.act::uuid and one.undone_by is null)`,
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
