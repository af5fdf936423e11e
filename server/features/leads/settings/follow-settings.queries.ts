import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { companyDerivations } from '../companies/companies-derived.queries';
import { contactDerivations } from '../contacts/contacts-derived.queries';
import { opportunityDerivations } from '../opportunities/opportunities-derived.queries';

/** Records that are made anew in one statement. */
const batch = 2_000;

type Derived = typeof crmCompanies | typeof crmContacts;

/** Sums and phones keep nobody from being written to. */
const nothingAnnounced = async () => {};

async function refreshSome(
  tx: Db,
  owner: Owner,
  { table, where, by }: { table: Derived; where?: SQL | undefined; by: readonly Derivation[] },
) {
  const entity = table === crmContacts ? 'contact' : 'company';
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, owner), where))
    .orderBy(asc(table.id));
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += batch) {
    for (const { refresh } of by.filter((derivation) => derivation.entity === entity))
      await refresh(tx, owner, ids.slice(from, from + batch), nothingAnnounced);
  }
}

/** Adds up the open opportunities of all companies in the account's currency, which was just changed. */
export const followCurrency = (tx: Db, owner: Owner) =>
  refreshSome(tx, owner, { table: crmCompanies, by: opportunityDerivations });

/** Makes the phones that have no country of their own numbers of the account's, which was just changed. */
export async function followCountry(tx: Db, owner: Owner) {
  const { phone, country } = crmCompanies;
  const companies = and(isNotNull(phone), isNull(country));
  await refreshSome(tx, owner, { table: crmCompanies, where: companies, by: companyDerivations });
  const contacts = and(isNotNull(crmContacts.phone), isNull(crmContacts.country));
  await refreshSome(tx, owner, { table: crmContacts, where: contacts, by: contactDerivations });
}
