import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { TwinEntity, TwinReason } from '../../../../shared/leads/duplicates/scales';
import type { Owner } from '../../../platform/database/rows/owner';
import { sharedDomains } from './shared-domains';

/** Something that two records of an entity may have in common. */
export interface Sign {
  reason: TwinReason;
  /** Selects the records that have it, as (id, scope, key): two with the same scope and key match. */
  holders: (owner: Owner) => SQL;
  /** Selects what one record has of it, in the same form. */
  heldBy: (owner: Owner, id: SQL) => SQL;
}

function points(kind: 'email' | 'phone'): Omit<Sign, 'reason'> {
  const among = (from: SQL) =>
    sql`select point.contact_id as id, 0 as scope, point.normalised as key from ${from} as point
      where point.kind = ${sql.raw(`'${kind}'`)} and not point.is_shared and point.normalised is not null`;
  return {
    holders: (owner) => sql`${among(sql`${crmContactPoints}`)} and ${eq(sql`point.user_id`, owner)}`,
    // Without statistics, PostgreSQL would also look through an index of all addresses for each contact.
    heldBy: (owner, id) =>
      among(sql`(select * from ${crmContactPoints}
      where ${crmContactPoints.contactId} = ${id} offset 0)`).append(
        sql` and ${eq(sql`point.user_id`, owner)}`,
      ),
  };
}

function companies(key: PgColumn, also = sql`true`): Omit<Sign, 'reason'> {
  const holders = (owner: Owner) =>
    sql`select ${crmCompanies.id} as id, 0 as scope, ${key} as key from ${crmCompanies}
      where ${eq(crmCompanies.userId, owner)} and ${crmCompanies.deletedAt} is null and ${key} is not null and ${also}`;
  return { holders, heldBy: (owner, id) => sql`${holders(owner)} and ${crmCompanies.id} = ${id}` };
}

/** People of one company by their names; without a name, a contact is called by its address, which is none. */
const namesakes = (owner: Owner) =>
  sql`select ${crmContacts.id} as id, ${crmContacts.companyId} as scope, fold(${crmContacts.name}) collate "C" as key
    from ${crmContacts} where ${eq(crmContacts.userId, owner)} and ${crmContacts.deletedAt} is null
      and ${crmContacts.companyId} is not null
      and (${crmContacts.firstName} is not null or ${crmContacts.lastName} is not null)`;

const ownDomain = sql`${crmCompanies.domain} <> all(${`{${sharedDomains.join()}}`}::text::text[])`;

/** By what records are found to be duplicates. */
export const signs: Record<TwinEntity, readonly Sign[]> = {
  contact: [
    { reason: 'email', ...points('email') },
    { reason: 'phone', ...points('phone') },
    {
      reason: 'name',
      holders: namesakes,
      heldBy: (owner, id) => sql`${namesakes(owner)} and ${crmContacts.id} = ${id}`,
    },
  ],
  company: [
    { reason: 'taxId', ...companies(crmCompanies.taxKey) },
    { reason: 'phone', ...companies(crmCompanies.phoneKey) },
    { reason: 'domain', ...companies(crmCompanies.domain, ownDomain) },
  ],
};
