import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Page } from '../../../../../shared/list/page';
import type { Landing } from '../../../../../shared/marketing/campaigns/piece';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import type { LandingPage } from '../../../../../shared/marketing/capture/pages/endpoints';
import { marketingLeads, marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import { onBroken } from '../../../../platform/database/rows/violations';
import { StaleRow } from '../../../../platform/database/rows/stale';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import { headingOf } from '../../campaigns/pieces/first-line.queries';
import { captureMessages } from '../../../../../shared/marketing/capture/messages';

const { userId, ...columns } = getTableColumns(marketingPages);

/** The approved version of the campaign, if the page shows another one. */
const newVersionId = sql<number | null>`(select version.id from ${marketingContentVersions} as version
  join ${marketingContents} as content on content.id = version.content_id
  where content.campaign_id = ${marketingPages.campaignId} and version.number = ${marketingCampaigns.approvedVersion}
    and version.id <> ${marketingPages.contentVersionId})`;

const shown = {
  ...columns,
  name: marketingCampaigns.name,
  heading: sql<
    string | null
  >`(select ${headingOf(sql`version.piece`)} from ${marketingContentVersions} as version
    where version.id = ${marketingPages.contentVersionId})`,
  angle: marketingCampaigns.angle,
  product: sql<string | null>`(select product.name from ${marketingProducts} as product
    where product.id = ${marketingCampaigns.productId})`,
  newVersionId,
  visitors: sql<number>`(select count(distinct view.visitor)::int from ${marketingPageViews} as view
    where view.page_id = ${marketingPages.id} and not view.bot)`,
  leads: sql<number>`(select count(*)::int from ${marketingLeads} as lead
    where lead.page_id = ${marketingPages.id} and lead.deleted_at is null and lead.status <> 'spam')`,
};

/** A page as it is stored: its campaign's name and its heading are still to be made its name. */
export type StoredPage = Omit<LandingPage, 'url'> & { heading: string | null };

const inLiveCompany = sql`exists (select from ${marketingCompanies}
  where ${marketingCompanies.id} = ${marketingPages.marketingCompanyId} and ${marketingCompanies.deletedAt} is null)`;

const broken = {
  marketing_pages_slug: () => invalid({ slug: captureMessages['slug.taken'] }),
  marketing_pages_campaign: () => conflict(captureMessages['page.taken']),
};

const one = (owner: Owner, id: number) => and(eq(userId, owner), eq(columns.id, id), inLiveCompany);

/** A page of this owner; throws 404 for any other. */
export const readPage = (db: Db, owner: Owner, id: number): Promise<StoredPage> =>
  oneOf(
    db
      .select(shown)
      .from(marketingPages)
      .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPages.campaignId))
      .where(one(owner, id)),
    notFound,
  );

/** The pages of an account, newest first. */
export function listPages(
  db: Db,
  owner: Owner,
  asked: { company?: number | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<StoredPage>> {
  const table = marketingPages;
  const { company } = asked;
  const mine = and(
    eq(userId, owner),
    company === undefined ? undefined : eq(columns.marketingCompanyId, company),
    inLiveCompany,
  );
  const sorts = { id: columnSort(columns.id) };
  const page = keysetPage({ table, id: columns.id, sorts }, { ...asked, sort: '-id' }, mine);
  const rows = db
    .select({ at: page.at, page: shown })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPages.campaignId))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, (row) => row.page);
}

/**
 * A landing page campaign with its approved version, locked against a concurrent erasure. Its company must not be in
 * the bin.
 */
export async function findApproved(tx: Db, owner: Owner, campaignId: number) {
  const { id, name, type, language, approvedVersion, marketingCompanyId } = marketingCampaigns;
  const [found] = await tx
    .select({
      campaignId: id,
      name,
      type,
      language,
      marketingCompanyId,
      contentVersionId: marketingContentVersions.id,
      piece: marketingContentVersions.piece,
      product: sql<string | null>`coalesce(${marketingProducts.shortName}, ${marketingProducts.name})`,
    })
    .from(marketingCampaigns)
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .innerJoin(
      marketingCompanies,
      and(eq(marketingCompanies.id, marketingCompanyId), isNull(marketingCompanies.deletedAt)),
    )
    .leftJoin(marketingContents, eq(marketingContents.campaignId, id))
    .leftJoin(
      marketingContentVersions,
      and(
        eq(marketingContentVersions.contentId, marketingContents.id),
        eq(marketingContentVersions.number, approvedVersion),
      ),
    )
    .where(
      and(eq(marketingCampaigns.userId, owner), eq(id, campaignId), isNull(marketingCampaigns.deletedAt)),
    );
  return found && { ...found, landing: found.piece?.content as Landing | undefined };
}

/** Stores a draft; throws 400 if another page has the slug, 409 if another page has the campaign. */
export async function insertPage(tx: Db, page: typeof marketingPages.$inferInsert): Promise<number> {
  const write = tx.insert(marketingPages).values(page).returning({ id: marketingPages.id });
  const [row] = await onBroken(broken, write);
  return (row as { id: number }).id;
}

/** The slugs in use that begin with a text. */
export async function listTakenSlugs(tx: Db, start: string): Promise<string[]> {
  const like = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await tx
    .select({ slug: columns.slug })
    .from(marketingPages)
    .where(sql`${columns.slug} like ${like}`);
  return rows.map(({ slug }) => slug);
}

type Changes = Partial<
  Pick<
    typeof marketingPages.$inferInsert,
    'slug' | 'fields' | 'listed' | 'theme' | 'status' | 'publishedAt' | 'contentVersionId'
  >
>;

/** Changes a page; throws 404 for another owner's, and `StaleRow` if its version differs. */
export async function updatePage(
  tx: Db,
  owner: Owner,
  { id, version, changes, at }: { id: number; version?: number | undefined; changes: Changes; at: Date },
): Promise<void> {
  const write = tx
    .update(marketingPages)
    .set({ ...changes, updatedAt: at, version: sql`${columns.version} + 1` })
    .where(and(one(owner, id), version === undefined ? undefined : eq(columns.version, version)))
    .returning({ id: columns.id });
  const rows = await onBroken(broken, write);
  if (rows.length > 0) return;
  throw new StaleRow(await readPage(tx, owner, id));
}
