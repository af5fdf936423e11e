import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import type { CompanySummary } from '../../../../shared/consulting/companies/endpoints';
import { holdings } from '../../../../shared/consulting/scales';
import type { NewCompany } from '../../../../shared/consulting/companies/schemas';
import { type Company, companies } from '../../../../shared/consulting/tables';
import { perList } from '../../../../shared/consulting/items/lists';
import { tableOf } from '../../../../shared/consulting/items/tables';
import { reports } from '../../../../shared/consulting/report/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import type { Owner } from '../../../platform/database/owner';
import { unauthorized } from '../../../platform/http/errors';
import { full } from '../full';
import type { ItemTable } from '../items/items.queries';
import { companyColumns, companyMissing, isOwnCompany, ownedCompany } from '../ownership.queries';

// Written out, because drizzle drops table names from columns in a select without joins.
const itemCount = (table: ItemTable) =>
  sql<number>`(select count(*)::int from ${table} where ${table}.company_id = ${companies}.id)`;

/** Newest first, with how much each holds. */
export async function listCompanies(db: Db, owner: Owner): Promise<CompanySummary[]> {
  const rows = await db
    .select({
      company: companyColumns,
      counts: perList((list) => itemCount(tableOf[list])),
      hasReport: sql<boolean>`exists (select from ${reports} where ${reports}.company_id = ${companies}.id)`,
    })
    .from(companies)
    .where(eq(companies.userId, owner))
    .orderBy(desc(companies.createdAt), desc(companies.id));
  return rows.map(({ company, ...summary }) => ({ ...company, ...summary }));
}

/** Throws 409 when the account holds as many as it may. */
export const insertCompany = (db: Db, owner: Owner, company: NewCompany): Promise<Company> =>
  db.transaction(async (tx) => {
    // Held while they are counted: of two made at once the second counts the first.
    const account = tx.select({ id: users.id }).from(users).where(eq(users.id, owner));
    await oneOf(account.for('no key update'), unauthorized);
    const [own] = await tx.select({ count: count() }).from(companies).where(eq(companies.userId, owner));
    if (own && own.count >= holdings.companies) throw full('account');
    const [row] = await tx
      .insert(companies)
      .values({ ...company, userId: owner })
      .returning(companyColumns);
    return row as Company;
  });

export async function updateCompany(
  db: Db,
  owner: Owner,
  companyId: number,
  changes: Partial<NewCompany>,
): Promise<Company> {
  if (Object.keys(changes).length === 0) return ownedCompany(db, owner, companyId);
  const write = db.update(companies).set(changes).where(isOwnCompany(owner, companyId));
  return oneOf(write.returning(companyColumns), companyMissing);
}

/** Everything the company holds goes with it, by the foreign keys. */
export async function deleteCompany(db: Db, owner: Owner, companyId: number): Promise<void> {
  const write = db.delete(companies).where(isOwnCompany(owner, companyId));
  await oneOf(write.returning({ id: companies.id }), companyMissing);
}

/** Every company of a user, whole, oldest first. */
export const listOwnCompanies = (db: Db, owner: Owner) =>
  db.select(companyColumns).from(companies).where(eq(companies.userId, owner)).orderBy(asc(companies.id));
