import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Asset } from '../../../../../shared/marketing/assets/endpoints';
import type { PictureNotice } from '../../../../../shared/marketing/assets/picture';
import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import { recordQueries } from '../../../../platform/acts/record-lists.queries';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort } from '../../../../platform/database/rows/pages';
import { type Given, statement } from '../../../../platform/database/statement';
import { noticeMessages } from './said';

const { userId, deletedAt, shown, logoId, isOwnAlt: _own, ...columns } = getTableColumns(marketingAssets);

/** A picture as it is stored: its notices are still to be said. */
export type StoredAsset = Omit<Asset, 'notices'> & { notices: PictureNotice[] };

/** Neither the campaign nor the company is in the bin. */
const inLiveCampaign = sql`exists (select from ${marketingCampaigns} join ${marketingCompanies}
    on ${marketingCompanies.id} = ${marketingCampaigns.marketingCompanyId}
  where ${marketingCampaigns.id} = ${columns.campaignId}
    and ${marketingCampaigns.deletedAt} is null and ${marketingCompanies.deletedAt} is null)`;

const shared = {
  table: marketingAssets,
  sorts: { id: columnSort(columns.id) },
  found: () => undefined,
  shown: inLiveCampaign,
};

/** A picture by its id, whose campaign is not in the bin. */
export const { read: readAsset } = recordQueries<StoredAsset, 'id', object>({ ...shared, columns });

/** A picture with all that it shows. */
export type DrawnAsset = StoredAsset &
  Pick<typeof marketingAssets.$inferSelect, 'shown' | 'logoId' | 'isOwnAlt'>;

/** A picture by its id, with what it is drawn from. */
export const { read: readDrawn } = recordQueries<DrawnAsset, 'id', object>({
  ...shared,
  columns: { ...columns, shown, logoId },
});

const ofCampaign = statement((db, { owner, campaign }: Given<{ owner: Owner; campaign: number }>) =>
  db
    .select({ ...columns, shown, logoId })
    .from(marketingAssets)
    .where(and(eq(userId, owner), eq(columns.campaignId, campaign), isNull(deletedAt), inLiveCampaign))
    .orderBy(asc(columns.id)),
);

/** The pictures of a campaign. */
export const listOfCampaign = async (db: Db, owner: Owner, campaign: number) =>
  (await ofCampaign(db, { owner, campaign })) as DrawnAsset[];

/** The picture of a campaign in a size and layout; undefined when there is none. */
export async function findInPlace(
  tx: Db,
  owner: Owner,
  { campaignId, size, layout }: { campaignId: number; size: PictureSize; layout: PictureLayout },
) {
  const [row] = await tx
    .select()
    .from(marketingAssets)
    .where(
      and(
        eq(userId, owner),
        eq(columns.campaignId, campaignId),
        eq(columns.size, size),
        eq(columns.layout, layout),
        isNull(deletedAt),
      ),
    );
  return row;
}

/** Notes of a picture that it shows the words of a version. */
export const updateVersion = (tx: Db, owner: Owner, id: number, contentVersion: number) =>
  tx
    .update(marketingAssets)
    .set({ contentVersion })
    .where(and(eq(columns.id, id), eq(userId, owner)));

/** The pictures of an account, without those of one campaign and those in the bin. */
export async function countOtherAssets(tx: Db, owner: Owner, campaign: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(marketingAssets)
    .where(and(eq(userId, owner), ne(columns.campaignId, campaign), isNull(deletedAt)));
  return row?.count ?? 0;
}

/** The hashes, of some, that pictures of any account have, those in the bin included. */
export async function findHashes(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ hash: columns.hash })
    .from(marketingAssets)
    .where(inArray(columns.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

/** A picture as its owner sees it. */
export const shownAsset = ({ notices, ...asset }: StoredAsset, textOf: (said: string) => string): Asset => ({
  ...asset,
  notices: noticeMessages(notices).map(textOf),
});
