import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { marketingContents } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { FoundMarketing } from '../../../../shared/marketing/search/endpoints';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { searching } from '../../../platform/database/rows/search';

/** Records that are answered, and the trigram likeness (0 to 1) from which on a name is like the words. */
const most = 20;
const alike = 0.4;

interface Kind {
  entity: SQL;
  id: SQL;
  table: PgTable & Record<'userId' | 'deletedAt' | 'updatedAt' | 'folded' | 'name', PgColumn>;
  company: PgColumn;
  /** Other short fields. */
  short: SQL;
  detail: SQL;
  /** What else holds of a record that can be opened. */
  shown?: SQL;
}

const { campaignId, productId } = marketingContents;

// A campaign is found by its content in the library, which has its name and its words: so it is found once.
const kinds: Kind[] = [
  {
    entity: sql`'marketingCompany'`,
    id: sql`${marketingCompanies.id}`,
    table: marketingCompanies,
    company: marketingCompanies.id,
    short: sql`''`,
    detail: sql`${marketingCompanies.sector}`,
  },
  {
    entity: sql`'marketingProduct'`,
    id: sql`${marketingProducts.id}`,
    table: marketingProducts,
    company: marketingProducts.marketingCompanyId,
    short: sql`concat_ws(' ', ${marketingProducts.shortName}, ${marketingProducts.category})`,
    detail: sql`${marketingProducts.category}`,
  },
  {
    entity: sql`case when ${campaignId} is null then 'marketingContent' else 'marketingCampaign' end`,
    id: sql`coalesce(${campaignId}, ${marketingContents.id})`,
    table: marketingContents,
    company: marketingContents.marketingCompanyId,
    short: sql`''`,
    detail: sql`${marketingContents.excerpt}`,
    shown: sql`(${campaignId} is null or not exists (select from ${marketingProducts}
      where ${marketingProducts.id} = ${productId} and ${marketingProducts.deletedAt} is not null))`,
  },
];

/** Escapes what `like` would take for a wildcard. */
const literal = (text: SQL) => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;

/** Points of a record that holds all words: an equal name, its beginning, its words, another short field, a text. */
function pointsOf({ table, short }: Kind, q: string): SQL {
  const folded = sql`fold(${q})`;
  const name = sql`(fold(${table.name}) collate "C")`;
  return sql`case when ${name} = ${folded} then 100 when ${name} like ${literal(folded)} || '%' then 60
    when ${searching(sql`fold(' ' || ${table.name})`, q, { begins: true })} then 40
    when ${searching(sql`fold(' ' || ${table.name} || ' ' || ${short})`, q, { begins: true })} then 20 else 10 end`;
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

const rowsOf = (kind: Kind, asked: Asked, points: SQL, where: SQL | undefined) => {
  const { entity, id, table, company, detail } = kind;
  return sql`(select ${entity} as entity, ${id} as id, ${company} as company, ${table.name} as name,
    left(${detail}, 120) as detail, ${points} as points, ${table.updatedAt} as changed from ${table}
    where ${isLive(kind, asked)} and ${where} order by points desc, changed desc limit ${most})`;
};

const answer = (
  parts: SQL[],
  isSimilar: boolean,
) => sql`select found.entity, found.id, found.company as "marketingCompanyId",
    found.name, nullif(found.detail, '') as detail, found.points::int as points, ${isSimilar}::boolean as "isSimilar"
  from (${sql.join(parts, sql` union all `)}) as found
  join ${marketingCompanies} on ${marketingCompanies.id} = found.company and ${marketingCompanies.deletedAt} is null
  order by found.points desc, found.changed desc, found.id limit ${most}`;

/** How like a name or a word of it is to what was typed, in hundredths. */
const likeness = ({ table }: Kind, q: string) =>
  sql`greatest(similarity(fold(${table.name}), fold(${q})), word_similarity(fold(${q}), fold(${table.name})))`;

/** Finds records of all kinds by what was typed, the best first; by likeness only when nothing holds the words. */
export async function findRecords(
  db: Db,
  owner: Owner,
  { q: typed, company }: { q: string; company?: number | undefined },
): Promise<FoundMarketing[]> {
  const q = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (q === '') return [];
  const asked = { owner, company };
  const holding = kinds.map((kind) =>
    rowsOf(kind, asked, pointsOf(kind, q), searching(kind.table.folded, q, { begins: true })),
  );
  const found = await readRows<FoundMarketing>(db, answer(holding, false));
  if (found.length > 0) return found;
  const similar = kinds.map((kind) => {
    const like = likeness(kind, q);
    return rowsOf(kind, asked, sql`${like} * 10`, sql`${like} >= ${alike}`);
  });
  return readRows<FoundMarketing>(db, answer(similar, true));
}
