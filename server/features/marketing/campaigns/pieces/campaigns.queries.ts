import { and, asc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Campaign, ListedCampaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { campaignSearch } from '../../../../../shared/marketing/campaigns/editing/schemas';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import { recordQueries } from '../../../../platform/acts/record-lists.queries';
import type { Db } from '../../../../platform/database/database';
import { filteredBy } from '../../../../platform/database/rows/filters';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, textSort } from '../../../../platform/database/rows/pages';
import { searching } from '../../../../platform/database/rows/search';
import { type Given, statement } from '../../../../platform/database/statement';
import { contentColumns } from './content-columns.queries';

const { userId, deletedAt, folded, cited: _cited, ...columns } = getTableColumns(marketingCampaigns);
const { content: _content, notices: _notices, ...ownColumns } = columns;

const sorts = {
  name: textSort(columns.name),
  updatedAt: columnSort(columns.updatedAt),
  scheduledAt: columnSort(columns.scheduledAt),
};

type Searched = z.output<typeof campaignSearch>;

/** Neither the company nor the product is in the bin. */
const inLiveCompany = sql`exists (select from ${marketingCompanies}
  where ${marketingCompanies.id} = ${columns.marketingCompanyId} and ${marketingCompanies.deletedAt} is null)
  and not exists (select from ${marketingProducts}
    where ${marketingProducts.id} = ${columns.productId} and ${marketingProducts.deletedAt} is not null)`;

const changed = (asked: 'true' | 'false' | undefined) =>
  asked === undefined ? undefined : sql`(cardinality(${columns.changedFacts}) > 0) = ${asked === 'true'}`;

const approved = (asked: 'true' | 'false' | undefined) =>
  asked === undefined ? undefined : sql`(${columns.approvedVersion} is not null) = ${asked === 'true'}`;

const found = ({ company, product, set, changed: isChanged, approved: isApproved, q, filter }: Searched) =>
  and(
    eq(columns.marketingCompanyId, company),
    product === undefined ? undefined : eq(columns.productId, product),
    set === undefined ? undefined : eq(columns.setId, set),
    changed(isChanged),
    approved(isApproved),
    searching(folded, q, { begins: true }),
    filteredBy(columns, filter, { text: folded, holds: ['name'] }),
  );

const shared = { table: marketingCampaigns, sorts, found, shown: inLiveCompany };

/** The lists of campaigns, without their pieces. */
export const { list: listCampaigns, count: countCampaigns } = recordQueries<
  ListedCampaign,
  keyof typeof sorts,
  Searched
>({ ...shared, columns: { ...ownColumns, ...contentColumns } });

/** A campaign as it is stored: its piece and notices are still to be read. */
export interface StoredCampaign extends ListedCampaign {
  content: string;
  notices: string[];
}

/** A campaign by its id, whose company and product are not in the bin. */
export const { read: readStored } = recordQueries<StoredCampaign, keyof typeof sorts, Searched>({
  ...shared,
  columns: { ...columns, ...contentColumns },
});

/** The piece of a stored campaign. */
export const pieceOf = ({ type, content }: { type: Piece['type']; content: string }) =>
  ({ type, content: JSON.parse(content) as unknown }) as Piece;

/** A campaign with its piece and notices, in the caller's words. */
export const shownCampaign = (
  { content, notices, ...campaign }: StoredCampaign,
  textOf: (said: string) => string,
): Campaign => ({
  ...campaign,
  notices: notices.map(textOf),
  piece: pieceOf({ type: campaign.type, content }),
});

const ofSet = statement((db, { owner, set }: Given<{ owner: Owner; set: number }>) =>
  db
    .select({ ...columns, ...contentColumns })
    .from(marketingCampaigns)
    .where(and(eq(userId, owner), eq(columns.setId, set), isNull(deletedAt)))
    .orderBy(asc(columns.id)),
);

/** The campaigns of a set. */
export const listOfSet = async (db: Db, owner: Owner, set: number): Promise<StoredCampaign[]> =>
  ofSet(db, { owner, set });

/** The pieces of the same type and set with another angle. */
export async function listOthers(
  db: Db,
  owner: Owner,
  { id, setId, type }: { id: number; setId: number | null; type: Piece['type'] },
): Promise<{ angle: Angle; piece: Piece }[]> {
  if (setId === null) return [];
  const rows = await db
    .select({ angle: columns.angle, content: columns.content })
    .from(marketingCampaigns)
    .where(
      and(
        eq(userId, owner),
        eq(columns.setId, setId),
        eq(columns.type, type),
        ne(columns.id, id),
        isNull(deletedAt),
      ),
    );
  return rows.map(({ angle, content }) => ({ angle, piece: pieceOf({ type, content }) }));
}
