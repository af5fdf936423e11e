import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';

/** What an import needs to know of a company; undefined for another owner's, and for one in the bin. */
export async function findCompany(db: Db, owner: Owner, id: number) {
  const { name, language, targetAudienceType, userId, deletedAt } = marketingCompanies;
  const [company] = await db
    .select({ id: marketingCompanies.id, name, language, targetAudienceType })
    .from(marketingCompanies)
    .where(and(eq(marketingCompanies.id, id), eq(userId, owner), isNull(deletedAt)));
  return company;
}

const { id, externalId, name, deletedAt, lastFact, marketingCompanyId, userId } = marketingProducts;

/** The products of a company, those in the bin too, with one of some external ids, names or ids. */
export async function findProducts(
  db: Db,
  owner: Owner,
  company: number,
  sought: { externalIds: readonly string[]; names: readonly string[]; ids: readonly number[] },
) {
  const { externalIds, names, ids } = sought;
  const folded = sql`fold(${name})`;
  const isMeant = or(
    externalIds.length > 0 ? inArray(externalId, [...externalIds]) : undefined,
    names.length > 0
      ? sql`${folded} in (select fold(one) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as one)`
      : undefined,
    ids.length > 0 ? among(id, ids) : undefined,
  );
  if (!isMeant) return [];
  return db
    .select({ id, externalId, name, isBinned: sql<boolean>`${deletedAt} is not null`, lastFact })
    .from(marketingProducts)
    .where(and(eq(userId, owner), eq(marketingCompanyId, company), isMeant))
    .orderBy(sql`${deletedAt} is not null`, id);
}

/** How many products a company has that are not in the bin. */
export async function countLive(db: Db, owner: Owner, company: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(marketingProducts)
    .where(and(eq(userId, owner), eq(marketingCompanyId, company), isNull(deletedAt)));
  return row?.count ?? 0;
}
