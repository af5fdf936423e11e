import { and, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  Content,
  ContentVersion,
  ListedContent,
  ListedVersion,
} from '../../../../shared/marketing/contents/endpoints';
import type { contentSearch } from '../../../../shared/marketing/contents/schemas';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingAssets } from '../../../../shared/marketing/assets/tables';
import { campaignTypes, isKindOf } from '../../../../shared/marketing/campaigns/kinds';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import type { Db } from '../../../platform/database/database';
import { filteredBy } from '../../../platform/database/rows/filters';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, textSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { type Given, statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/http/errors';
import { firstLineOf, nextLineOf } from '../campaigns/pieces/first-line.queries';

const {
  userId,
  deletedAt,
  folded,
  body: _body,
  excerpt: _excerpt,
  ...columns
} = getTableColumns(marketingContents);
const versions = marketingContentVersions;

/** The types whose readers see a picture. */
const pictured = campaignTypes.filter((type) => !isKindOf(type, 'mail'));

const sorts = { name: textSort(columns.name), updatedAt: columnSort(columns.updatedAt) };

type Searched = z.output<typeof contentSearch>;

/** Neither the content's company nor the product of its campaign is in the bin; otherwise the content is hidden. */
const inLiveCompany = sql`exists (select from ${marketingCompanies}
  where ${marketingCompanies.id} = ${columns.marketingCompanyId} and ${marketingCompanies.deletedAt} is null)
  and (${columns.campaignId} is null or not exists (select from ${marketingProducts}
    where ${marketingProducts.id} = ${columns.productId} and ${marketingProducts.deletedAt} is not null))`;

const found = ({ company, product, q, filter }: Searched) =>
  and(
    eq(columns.marketingCompanyId, company),
    product === undefined ? undefined : eq(columns.productId, product),
    searching(folded, q, { begins: true }),
    filteredBy(columns, filter),
  );

const shared = { table: marketingContents, sorts, found, shown: inLiveCompany };

// Columns of the outer query are written out, because drizzle omits table names in a query on one table.
const ofCurrentVersion = (column: SQL) => sql`(select one.${column} from ${versions} as one
  where one.content_id = marketing_contents.id and one.number = marketing_contents.number)`;

const lineOf = (line: SQL) => sql`(select ${line} from ${versions} as one
  where one.content_id = marketing_contents.id and one.number = marketing_contents.number)`;

const ofCampaign = (column: SQL) => sql`(select campaign.${column} from ${marketingCampaigns} as campaign
  where campaign.id = marketing_contents.campaign_id)`;

const firstLine = lineOf(firstLineOf(sql`one.piece`));

/**
 * A picture of a post or a page: its own, else one that was made for the same angle of its set; first the one whose
 * headline says most of the text's first line. An email has none.
 */
const pictureId = sql`(select picture.id from ${marketingAssets} as picture
  join ${marketingCampaigns} as pictured on pictured.id = picture.campaign_id and pictured.deleted_at is null
  join ${marketingCampaigns} as own on own.id = marketing_contents.campaign_id
    and own.set_id = pictured.set_id and own.angle = pictured.angle
  where picture.deleted_at is null and picture.user_id = marketing_contents.user_id
    and own.type in (${sql.raw(pictured.map((type) => `'${type}'`).join(', '))})
  order by picture.campaign_id = own.id desc,
    case when position(lower(picture.headline) in lower(${firstLine})) > 0 then length(picture.headline) else 0 end desc,
    picture.size = '1080x1080' desc, picture.layout = 'statement' desc, picture.id limit 1)`;

const listedColumns = {
  ...columns,
  author: ofCurrentVersion(sql`author`),
  by: ofCurrentVersion(sql`by`),
  firstLine,
  nextLine: lineOf(nextLineOf(sql`one.piece`)),
  productName: sql`(select product.name from ${marketingProducts} as product
    where product.id = marketing_contents.product_id)`,
  angle: ofCampaign(sql`angle`),
  status: ofCampaign(sql`status`),
  pictureId,
};

/** Lists and counts the library, without the texts of the contents. */
export const { list: listContents, count: countContents } = recordQueries<
  ListedContent,
  keyof typeof sorts,
  Searched
>({ ...shared, columns: listedColumns });

/** A content with the text of its current version. */
export const { read: readContent } = recordQueries<Content, keyof typeof sorts, Searched>({
  ...shared,
  columns: { ...listedColumns, piece: ofCurrentVersion(sql`piece`) },
});

const { number, author, engine, by, restores, at, approvedAt, piece, cited } = versions;
const listedVersion = { number, author, engine, by, restores, at, approvedAt };

/** The condition that a version belongs to a content that is not in the bin. */
const ofContent = (
  owner: Owner | Given<{ owner: Owner }>['owner'],
  content: number | Given<{ id: number }>['id'],
) => and(eq(versions.contentId, content), eq(versions.userId, owner), isNull(deletedAt));

const listed = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select(listedVersion)
    .from(versions)
    .innerJoin(marketingContents, eq(columns.id, versions.contentId))
    .where(ofContent(owner, id))
    .orderBy(desc(number)),
);

/** The versions of a content, newest first; throws 404 for another owner's content and for one in the bin. */
export async function listVersions(db: Db, owner: Owner, id: number): Promise<ListedVersion[]> {
  const rows = await listed(db, { owner, id });
  // Every content has at least one version.
  if (rows.length === 0) throw notFound();
  return rows;
}

const one = statement((db, { owner, id, wanted }: Given<{ owner: Owner; id: number; wanted: number }>) =>
  db
    .select({ ...listedVersion, piece, cited })
    .from(versions)
    .innerJoin(marketingContents, eq(columns.id, versions.contentId))
    .where(and(ofContent(owner, id), eq(number, wanted))),
);

/** A version with the facts that it cites; throws 404 if it does not exist or belongs to another owner. */
export const readVersion = (db: Db, owner: Owner, id: number, wanted: number) =>
  oneOf(
    one(db, { owner, id, wanted }) as Promise<(ContentVersion & { cited: typeof cited._.data })[]>,
    notFound,
  );

/** The number of contents of a company that are not in the bin. */
export async function countOfCompany(db: Db, owner: Owner, company: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(marketingContents)
    .where(and(eq(userId, owner), eq(columns.marketingCompanyId, company), isNull(deletedAt)));
  return row?.count ?? 0;
}
