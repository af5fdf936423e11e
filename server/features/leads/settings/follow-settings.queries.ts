import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { opportunityDerivations } from '../opportunities/opportunities-derived.queries';

/** Records that are made anew in one statement. */
const batch = 2_000;

/** Sums are no event, so nobody is told of them. */
const nothingAnnounced = async () => {};

/** Adds up the open opportunities of all companies in the account's currency, which was just changed. */
export async function followCurrency(tx: Db, owner: Owner): Promise<void> {
  const { id, userId } = crmCompanies;
  const rows = await tx.select({ id }).from(crmCompanies).where(eq(userId, owner)).orderBy(asc(id));
  const ids = rows.map((row) => row.id);
  for (let from = 0; from < ids.length; from += batch) {
    for (const { refresh } of opportunityDerivations.filter(({ entity }) => entity === 'company'))
      await refresh(tx, owner, ids.slice(from, from + batch), nothingAnnounced);
  }
}

const tables = { company: crmCompanies, contact: crmContacts };

/** The next records whose phone is a number of the account's country, by their ids. */
export async function listPhonesAtHome(
  db: Db,
  owner: Owner,
  { entity, after, limit }: { entity: keyof typeof tables; after: number; limit: number },
): Promise<number[]> {
  const { id, userId, phone, country } = tables[entity];
  const rows = await db
    .select({ id })
    .from(tables[entity])
    .where(and(eq(userId, owner), gt(id, after), isNotNull(phone), isNull(country)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}
