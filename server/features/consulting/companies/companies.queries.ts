import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CompanySummary } from '../../../../shared/consulting/companies/endpoints';
import { holdings, scale } from '../../../../shared/consulting/scales';
import type {
  companyChanges,
  companyListQuery,
  NewCompany,
} from '../../../../shared/consulting/companies/schemas';
import { type Company, companies } from '../../../../shared/consulting/tables';
import { perList } from '../../../../shared/consulting/items/lists';
import { departments, problems, tableOf } from '../../../../shared/consulting/items/tables';
import { reports } from '../../../../shared/consulting/report/tables';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import { filteredBy } from '../../../platform/database/rows/filters';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, keysetPage, textSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { updateVersioned } from '../../../platform/database/rows/versions';
import { unauthorized } from '../../../platform/http/errors';
import { full } from '../full';
import type { ItemTable } from '../items/item-table';
import { companyColumns, companyMissing, isOwnCompany, ownedCompany } from '../ownership.queries';

const itemCount = (table: ItemTable) =>
  sql<number>`(select count(*)::int from ${table} where ${table.companyId} = ${companies.id})`;

/** `digitalization`, of the report: the mean of the departments' percentages. */
const digitalizationOf = sql<
  number | null
>`(select round(avg((digitalization_level - ${scale.min}) * 100.0 / ${scale.max - scale.min}))::int
  from ${departments} where ${departments.companyId} = ${companies.id})`;

const hoursOf = sql<number>`(select coalesce(sum(hours_per_month), 0)::float
  from ${problems} where ${problems.companyId} = ${companies.id})`;

const companyList = {
  table: companies,
  id: companies.id,
  sorts: {
    createdAt: columnSort(companies.createdAt),
    name: textSort(companies.name),
    sector: textSort(companies.sector),
    email: textSort(companies.email),
  },
};

/** All companies of an account, with the number of items in each. */
export async function listCompanies(
  db: Db,
  owner: Owner,
  { q, sort, filter }: z.output<typeof companyListQuery>,
): Promise<CompanySummary[]> {
  const { sector, size, structure, email, createdAt } = companies;
  const meant = filteredBy({ sector, size, structure, email, createdAt }, filter);
  const where = and(eq(companies.userId, owner), searching(companies.folded, q), meant);
  const page = keysetPage(companyList, { sort, limit: holdings.companies }, where);
  const statement = db
    .select({
      at: page.at,
      company: companyColumns,
      counts: perList((list) => itemCount(tableOf[list])),
      // Not `exists`, for which PostgreSQL may choose to read the reports of all accounts into a hash table.
      hasReport: sql<boolean>`(select count(*) from ${reports} where ${reports.companyId} = ${companies.id}) > 0`,
      digitalization: digitalizationOf,
      hoursPerMonth: hoursOf,
    })
    .from(companies)
    .innerJoin(page.source, eq(companies.id, page.id))
    // Again, because PostgreSQL may otherwise read all companies for the join.
    .where(eq(companies.userId, owner))
    .orderBy(...page.order);
  const { rows } = await page.answer(statement, ({ company, ...summary }) => ({ ...company, ...summary }));
  return rows;
}

/** Throws 409 when the account has reached its limit of companies. */
export const insertCompany = (
  db: Db,
  owner: Owner,
  company: NewCompany & Partial<Pick<Company, 'copiedFrom'>>,
): Promise<Company> =>
  db.transaction(async (tx) => {
    // The account row is locked while its companies are counted, so that of two concurrent creations the second counts
    // the first.
    if (!(await lockAccount(tx, owner))) throw unauthorized();
    const [own] = await tx.select({ count: count() }).from(companies).where(eq(companies.userId, owner));
    if (own && own.count >= holdings.companies) throw full('account');
    const [row] = await tx
      .insert(companies)
      .values({ ...company, userId: owner })
      .returning(companyColumns);
    return row as Company;
  });

export function updateCompany(
  db: Db,
  owner: Owner,
  companyId: number,
  { version: seen, ...changes }: z.output<typeof companyChanges>,
): Promise<Company> {
  const current = () => ownedCompany(db, owner, companyId);
  if (Object.keys(changes).length === 0) return current();
  return updateVersioned({
    counter: companies.version,
    seen,
    write: ({ next, fits }) =>
      db
        .update(companies)
        .set({ ...changes, version: next, updatedAt: sql`now()` })
        .where(and(isOwnCompany(owner, companyId), fits))
        .returning(companyColumns),
    current,
  });
}

/** The foreign keys also delete everything that belongs to the company. */
export async function deleteCompany(db: Db, owner: Owner, companyId: number): Promise<string> {
  const write = db.delete(companies).where(isOwnCompany(owner, companyId));
  const { name } = await oneOf(write.returning({ name: companies.name }), companyMissing);
  return name;
}

/** All companies of a user with all columns, oldest first. */
export const listOwnCompanies = (db: Db, owner: Owner) =>
  db.select(companyColumns).from(companies).where(eq(companies.userId, owner)).orderBy(asc(companies.id));
