import type { Entity } from '../../../shared/acts/entities';
import { and, asc, eq, getTableColumns, getTableName, gt, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { marketingAnalytics, marketingReportSettings } from '../../../shared/marketing/analytics/tables';
import { marketingAssets, marketingAssetSets } from '../../../shared/marketing/assets/tables';
import {
  marketingAiCalls,
  marketingCampaigns,
  marketingSets,
} from '../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../shared/marketing/channels/tables';
import { marketingClicks, marketingLinks } from '../../../shared/marketing/links/tables';
import {
  marketingLeads,
  marketingPages,
  marketingSubmissions,
} from '../../../shared/marketing/capture/tables';
import { marketingDays, marketingPageViews } from '../../../shared/marketing/capture/visitors/tables';
import {
  marketingConsents,
  marketingOptIns,
  marketingSuppressions,
} from '../../../shared/marketing/capture/consents/tables';
import { marketingLeadEvents } from '../../../shared/marketing/capture/leads/tables';
import { marketingProducts } from '../../../shared/marketing/products/tables';
import {
  marketingPublicationAttempts,
  marketingPublications,
} from '../../../shared/marketing/publications/tables';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../shared/marketing/sequences/tables';
import { marketingCompanies, marketingImages } from '../../../shared/marketing/tables';
import { exportHistory } from '../../platform/acts/history.queries';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { exportImportRows } from '../../platform/imports/export-rows.queries';
import { listImportIds } from '../../platform/imports/imports.queries';
import { secretColumns } from './secret-columns';

type OwnedTable = PgTable & Record<'id' | 'userId', PgColumn>;
type BelongingTable = PgTable & Record<'id' | 'marketingCompanyId', PgColumn>;

const owned: OwnedTable[] = [
  marketingCompanies,
  marketingProducts,
  marketingSets,
  marketingCampaigns,
  marketingAiCalls,
  marketingContents,
  marketingContentVersions,
  marketingAssets,
  marketingAssetSets,
  marketingChannels,
  marketingPublications,
  marketingPublicationAttempts,
  marketingClicks,
  marketingPages,
  marketingPageViews,
  marketingLeads,
  marketingSubmissions,
  marketingConsents,
  marketingOptIns,
  marketingSuppressions,
  marketingLeadEvents,
  marketingSequences,
  marketingSequenceSteps,
  marketingEnrolments,
  marketingMessages,
];
const belonging: BelongingTable[] = [marketingAnalytics, marketingDays, marketingReportSettings];

const batch = 500;

/** All data of an account in COMERZIA, the bin included, one row after another, with its history. */
export async function* exportMarketing(db: Db, owner: Owner, recorded: readonly Entity[]) {
  for (const table of owned) yield* rowsOf(db, table, eq(table.userId, owner));
  const mine = db
    .select({ id: marketingCompanies.id })
    .from(marketingCompanies)
    .where(eq(marketingCompanies.userId, owner));
  for (const table of belonging) yield* rowsOf(db, table, inArray(table.marketingCompanyId, mine));
  yield* linksOf(db, owner);
  yield* imagesOf(db, owner);
  for (const feature of ['marketing', 'marketingLeads'])
    for (const id of await listImportIds(db, owner, feature)) yield* exportImportRows(db, owner, id);
  yield* exportHistory(db, owner, recorded);
}

async function* rowsOf(db: Db, table: PgTable & Record<'id', PgColumn>, where: ReturnType<typeof eq>) {
  const { userId: _owner, folded: _folded, ...all } = getTableColumns(table) as Record<string, PgColumn>;
  const columns = Object.fromEntries(Object.entries(all).filter(([name]) => !secretColumns.has(name)));
  for (let after = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(where, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(batch);
    for (const row of rows) yield { table: getTableName(table), ...row };
    if (rows.length < batch) return;
    after = (rows.at(-1) as { id: number }).id;
  }
}

/** Short links, which have a code in the place of an id. */
async function* linksOf(db: Db, owner: Owner) {
  const { userId, ...columns } = getTableColumns(marketingLinks);
  for (let after = ''; ; ) {
    const rows = await db
      .select(columns)
      .from(marketingLinks)
      .where(and(eq(userId, owner), gt(columns.code, after)))
      .orderBy(asc(columns.code))
      .limit(batch);
    for (const row of rows) yield { table: getTableName(marketingLinks), ...row };
    if (rows.length < batch) return;
    after = (rows.at(-1) as { code: string }).code;
  }
}

/** Pictures one by one, so that not all of them are in memory; their bytes as Base64. */
async function* imagesOf(db: Db, owner: Owner) {
  const { userId, ...columns } = getTableColumns(marketingImages);
  for (let after = 0; ; ) {
    const [image] = await db
      .select(columns)
      .from(marketingImages)
      .where(and(eq(userId, owner), gt(columns.id, after)))
      .orderBy(asc(columns.id))
      .limit(1);
    if (!image) return;
    after = image.id;
    const content = Buffer.from(image.content).toString('base64');
    yield { table: getTableName(marketingImages), ...image, content };
  }
}
