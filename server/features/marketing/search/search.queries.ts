import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alphabetical } from '../../../../shared/list/tables';
import { marketingContents } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { FoundMarketing } from '../../../../shared/marketing/search/endpoints';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { literal, searching } from '../../../platform/database/rows/search';

/** Records that are answered, and the trigram likeness (0 to 1) from which on a name is like the words. */
const most = 20;
const alike = 0.4;

interface Kind {
  entity: SQL;
  id: SQL;
  table: PgTable & Record<'userId' | 'deletedAt' | 'updatedAt', PgColumn>;
  company: PgColumn;
  name: SQLWrapper;
  /** What is asked for whole, as a name is. */
  exact?: SQLWrapper;
  /** Its name with its other short fields, folded, as an index holds them. */
  short: SQL;
  /** Its text, folded, with its name. */
  text?: PgColumn;
  detail: SQL;
  /** What else holds of a record that can be opened. */
  shown?: SQL;
  /** What holds of a record whose name is its own: likeness is looked for in these. A campaign is named by its product. */
  own?: SQL;
}

const { campaignId, productId } = marketingContents;
const { contactName, contactEmail, companyName } = marketingLeads;

// A campaign is found by its content in the library, which has its name and its words: so it is found once.
const kinds: Kind[] = [
  {
    entity: sql`'marketingCompany'`,
    id: sql`${marketingCompanies.id}`,
    table: marketingCompanies,
    name: marketingCompanies.name,
    company: marketingCompanies.id,
    short: sql`${marketingCompanies.folded}`,
    detail: sql`${marketingCompanies.sector}`,
  },
  {
    entity: sql`'marketingProduct'`,
    id: sql`${marketingProducts.id}`,
    table: marketingProducts,
    name: marketingProducts.name,
    company: marketingProducts.marketingCompanyId,
    short: sql`${marketingProducts.folded}`,
    detail: sql`${marketingProducts.category}`,
  },
  {
    entity: sql`case when ${campaignId} is null then 'marketingContent' else 'marketingCampaign' end`,
    id: sql`coalesce(${campaignId}, ${marketingContents.id})`,
    table: marketingContents,
    name: marketingContents.name,
    company: marketingContents.marketingCompanyId,
    short: sql`fold(' ' || ${marketingContents.name})`,
    text: marketingContents.folded,
    detail: sql`${marketingContents.excerpt}`,
    own: sql`${campaignId} is null`,
    shown: sql`(${campaignId} is null or not exists (select from ${marketingProducts}
      where ${marketingProducts.id} = ${productId} and ${marketingProducts.deletedAt} is not null))`,
  },
  {
    entity: sql`'marketingLead'`,
    id: sql`${marketingLeads.id}`,
    table: marketingLeads,
    company: marketingLeads.marketingCompanyId,
    name: sql`coalesce(${contactName}, ${contactEmail}, ${companyName}, '')`,
    exact: contactEmail,
    short: sql`${marketingLeads.folded}`,
    detail: sql`case when ${contactName} is null then ${companyName} else coalesce(${contactEmail}, ${companyName}) end`,
  },
];

/** Points of a record whose short fields hold all words: an equal name, its beginning, its words, another field. */
function pointsOf({ name, exact }: Kind, q: string): SQL {
  const folded = sql`fold(${q})`;
  const own = alphabetical(name);
  const isExact = exact ? sql`${own} = ${folded} or fold(${exact}) = ${folded}` : sql`${own} = ${folded}`;
  return sql`case when ${isExact} then 100 when ${own} like ${literal(q)} || '%' then 60
    when ${searching(sql`fold(' ' || ${name})`, q, { begins: true })} then 40 else 20 end`;
}

interface Asked {
  owner: Owner;
  company: number | undefined;
}

const isLive = ({ table, company, shown }: Kind, asked: Asked) =>
  and(
    eq(table.userId, asked.owner),
    isNull(table.deletedAt),
    asked.company === undefined ? undefined : eq(company, asked.company),
    shown,
  );

const rowsOf = (
  kind: Kind,
  asked: Asked,
  points: SQL,
  where: SQL | undefined,
  order = sql`points desc, changed desc`,
) => {
  const { entity, id, table, company, name, detail } = kind;
  return sql`(select ${entity} as entity, ${id} as id, ${company} as company, ${name} as name,
    left(${detail}, 120) as detail, ${points} as points, ${table.updatedAt} as changed from ${table}
    where ${isLive(kind, asked)} and ${where} order by ${order} limit ${most})`;
};

/** The best of some parts, each record once. */
const answer = (parts: SQL[], isSimilar: boolean) => sql`select best.entity, best.id,
    best.company as "marketingCompanyId", best.name, nullif(best.detail, '') as detail, best.points::int as points,
    ${isSimilar}::boolean as "isSimilar"
  from (select distinct on (entity, id) * from (${sql.join(parts, sql` union all `)}) as part
    order by entity, id, points desc) as best
  join ${marketingCompanies} on ${marketingCompanies.id} = best.company and ${marketingCompanies.deletedAt} is null
  order by best.points desc, best.changed desc, best.id limit ${most}`;

const byChange = ({ table }: Kind) => sql`${table.updatedAt} desc`;

/** Records whose short fields hold the words, and those whose text does: the latter are the last changed. */
function holding(kind: Kind, asked: Asked, q: string): SQL[] {
  const { short, text } = kind;
  const named = rowsOf(kind, asked, pointsOf(kind, q), searching(short, q, { begins: true }));
  return text
    ? [named, rowsOf(kind, asked, sql`10`, searching(text, q, { begins: true }), byChange(kind))]
    : [named];
}

/** Records with a part that is like what was typed, by the likeness in tenths; `<%` reads an index where there is one. */
function alikeOf(kind: Kind, asked: Asked, q: string): SQL {
  const { short, own } = kind;
  const like = sql`word_similarity(fold(${q}), ${short})`;
  return rowsOf(kind, asked, sql`${like} * 10`, and(sql`fold(${q}) <% ${short}`, own));
}

/** Finds records of all kinds by what was typed, the best first; by likeness only when nothing holds the words. */
export async function findRecords(
  db: Db,
  owner: Owner,
  { q: typed, company }: { q: string; company?: number | undefined },
): Promise<FoundMarketing[]> {
  const q = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (q === '') return [];
  const asked = { owner, company };
  const parts = kinds.flatMap((kind) => holding(kind, asked, q));
  const found = await readRows<FoundMarketing>(db, answer(parts, false));
  if (found.length > 0) return found;
  const similar = kinds.map((kind) => alikeOf(kind, asked, q));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`);
    return readRows<FoundMarketing>(tx, answer(similar, true));
  });
}
