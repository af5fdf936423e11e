import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { companyContacts, problems, products, strengths } from '../../../../shared/consulting/items/tables';
import { thresholds } from '../../../../shared/consulting/scales';
import { companies } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { sharedDomains } from '../../../platform/mail/shared-domains';
import { type Given, statement, type Value } from '../../../platform/database/statement';
import { problemQueries } from '../items/problems.queries';
import { productQueries } from '../items/items.queries';

// The columns of a selection without a join are not qualified by drizzle, so that the inner ones would be meant.
const isStrong = sql`${strengths}.impact >= ${thresholds.highImpact}`;

/** No later assessment of the same company. */
const isNewest = sql`not exists (select from ${companies} as later where later.copied_from = ${companies.id})`;

const newest = (owner: Value<Owner>, which?: SQL) => and(eq(companies.userId, owner), isNewest, which);

const countOf = (items: typeof products | typeof strengths | typeof problems, which = sql`true`) =>
  sql<number>`(select count(*)::int from ${items} where ${items}.company_id = ${companies}.id and ${which})`;

const listed = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      sector: companies.sector,
      productCount: countOf(products),
      strengthCount: countOf(strengths, isStrong),
      problemCount: countOf(problems),
    })
    .from(companies)
    .where(newest(owner))
    .orderBy(sql`fold(${companies.name}) collate "C"`, companies.id),
);

/** The companies of an account by name, the newest assessment of each, with what another portal can take over. */
export const listBusinesses = (db: Db, owner: Owner) => listed(db, { owner });

const primaryEmail = sql<string | null>`(select ${companyContacts}.email from ${companyContacts}
  where ${companyContacts}.company_id = ${companies}.id and ${companyContacts}.is_primary)`;

/** What another portal takes over of a company; undefined for another owner's, and for an earlier assessment. */
export async function findBusiness(tx: Db, owner: Owner, id: number) {
  const { name, sector } = companies;
  const [company] = await tx
    .select({ id: companies.id, name, sector, replyTo: primaryEmail })
    .from(companies)
    .where(newest(owner, eq(companies.id, id)))
    .for('key share');
  if (!company) return undefined;
  const strong = await tx
    .select({ description: strengths.description })
    .from(strengths)
    .where(and(eq(strengths.companyId, id), isStrong))
    .orderBy(sql`${strengths.impact} desc`, asc(strengths.place), asc(strengths.id));
  return {
    ...company,
    products: await productQueries.listIn(tx, id),
    strengths: strong.map(({ description }) => description),
    problems: (await problemQueries.listIn(tx, id)).map(({ description }) => description),
  };
}

const named = statement((db, { owner, companyId }: Given<{ owner: Owner; companyId: number }>) =>
  db
    .select({ id: products.id, name: products.name })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(companies.userId, owner), eq(companies.id, companyId)))
    .orderBy(asc(products.place), asc(products.id)),
);

/** The names of a company's products, in their order. */
export const listProductNames = (db: Db, owner: Owner, companyId: number) => named(db, { owner, companyId });

/** A query of the domains of the addresses with which an account describes its own companies; none of public mail hosts. */
export const ownDomains = (owner: Owner): SQL =>
  sql`select address.domain from ${companies}, lateral (
    select lower(split_part(${companies.email}, '@', 2)) as domain union
    select lower(split_part(${companyContacts.email}, '@', 2)) from ${companyContacts}
      where ${companyContacts.companyId} = ${companies.id}) as address
    where ${companies.userId} = ${owner} and address.domain is not null
      and ${notInArray(sql`address.domain`, [...sharedDomains])}`;
