import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../shared/auth/tables';
import type { CompanySummary } from '../../../shared/companies/endpoints';
import type { NewCompany } from '../../../shared/companies/schemas';
import {
  type Company,
  companies,
  companyContacts,
  departments,
  problems,
  products,
  reports,
  strengths,
} from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { onBroken } from '../../platform/database/violations';
import { notFound, unauthorized } from '../../platform/http/errors';
import type { ItemTable } from './items.queries';

const owned = (owner: Owner, companyId: number): SQL | undefined =>
  and(eq(companies.id, companyId), eq(companies.userId, owner.id));

/** A company of this owner; throws 404 for any other. */
export async function ownedCompany(db: Db, owner: Owner, companyId: number): Promise<Company> {
  const [company] = await db.select().from(companies).where(owned(owner, companyId));
  if (!company) throw notFound('company');
  return company;
}

/** The same, held until the transaction ends: of two reports or deletions at once one waits for the other. */
export async function lockOwnedCompany(tx: Db, owner: Owner, companyId: number): Promise<Company> {
  const [company] = await tx.select().from(companies).where(owned(owner, companyId)).for('update');
  if (!company) throw notFound('company');
  return company;
}

// Written out, because drizzle drops table names from columns in a select without joins.
const itemCount = (table: ItemTable) =>
  sql<number>`(select count(*)::int from ${table} where ${table}.company_id = ${companies}.id)`;

/** Newest first, with how much each holds. */
export async function listCompanies(db: Db, owner: Owner): Promise<CompanySummary[]> {
  const rows = await db
    .select({
      company: companies,
      contacts: itemCount(companyContacts),
      products: itemCount(products),
      departments: itemCount(departments),
      problems: itemCount(problems),
      strengths: itemCount(strengths),
      hasReport: sql<boolean>`exists (select from ${reports} where ${reports}.company_id = ${companies}.id)`,
    })
    .from(companies)
    .where(eq(companies.userId, owner.id))
    .orderBy(desc(companies.createdAt), desc(companies.id));
  return rows.map(({ company, hasReport, ...counts }) => ({ ...company, counts, hasReport }));
}

export async function insertCompany(db: Db, owner: Owner, company: NewCompany): Promise<Company> {
  const ownerGone = { companies_user_id_users_id_fk: () => unauthorized() };
  const insert = db.insert(companies).values({ ...company, userId: owner.id });
  const [row] = await onBroken(ownerGone, insert.returning());
  return row as Company;
}

export async function updateCompany(
  db: Db,
  owner: Owner,
  companyId: number,
  changes: Partial<NewCompany>,
): Promise<Company> {
  if (Object.keys(changes).length === 0) return ownedCompany(db, owner, companyId);
  const [row] = await db.update(companies).set(changes).where(owned(owner, companyId)).returning();
  if (!row) throw notFound('company');
  return row;
}

/** Everything the company holds goes with it, by the foreign keys. */
export async function deleteCompany(db: Db, owner: Owner, companyId: number): Promise<void> {
  const rows = await db.delete(companies).where(owned(owner, companyId)).returning({ id: companies.id });
  if (rows.length === 0) throw notFound('company');
}

/** Every company of a user, whole, oldest first. */
export const listOwnCompanies = (db: Db, owner: Owner) =>
  db.select().from(companies).where(eq(companies.userId, owner.id)).orderBy(asc(companies.id));
