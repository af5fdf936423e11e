import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { TwinEntity, TwinReason } from '../../../../shared/leads/duplicates/scales';
import type { Owner } from '../../../platform/database/rows/owner';
import { sharedDomains } from '../../../platform/mail/shared-domains';

/** Something that two records of an entity may have in common. */
export interface Sign {
  reason: TwinReason;
  /** Selects the records that have it, as (id, scope, key): two with the same scope and key match. */
  holders: (owner: Owner) => SQL;
  /** Selects what one record has of it, in the same form. */
  heldBy: (owner: Owner, id: SQL) => SQL;
}

/**
 * One record under the name of its table. It is read first: with statistics from other accounts, PostgreSQL would
 * otherwise scan an index of all records of the account for each one.
 */
const oneOf = (table: PgTable, record: PgColumn, id: SQL) =>
  sql`(select * from ${table} where ${record} = ${id} offset 0) as ${sql.identifier(getTableName(table))}`;

function points(kind: 'email' | 'phone'): Omit<Sign, 'reason'> {
  const among = (from: SQL) =>
    sql`select point.contact_id as id, 0 as scope, point.normalised as key from ${from} as point
      where point.kind = ${sql.raw(`'${kind}'`)} and not point.is_shared and point.normalised is not null`;
  return {
    holders: (owner) => sql`${among(sql`${crmContactPoints}`)} and ${eq(sql`point.user_id`, owner)}`,
    heldBy: (owner, id) =>
      among(sql`(select * from ${crmContactPoints}
      where ${crmContactPoints.contactId} = ${id} offset 0)`).append(
        sql` and ${eq(sql`point.user_id`, owner)}`,
      ),
  };
}

function companies(key: PgColumn, also = sql`true`): Omit<Sign, 'reason'> {
  const among = (from: SQL, owner: Owner) =>
    sql`select ${crmCompanies.id} as id, 0 as scope, ${key} as key from ${from}
      where ${eq(crmCompanies.userId, owner)} and ${crmCompanies.deletedAt} is null and ${key} is not null and ${also}`;
  return {
    holders: (owner) => among(sql`${crmCompanies}`, owner),
    heldBy: (owner, id) => among(oneOf(crmCompanies, crmCompanies.id, id), owner),
  };
}

/**
 * People of one company by name. A contact without a name is shown by its address, which does not count as a name.
 */
const namesakes = (from: SQL, owner: Owner) =>
  sql`select ${crmContacts.id} as id, ${crmContacts.companyId} as scope, fold(${crmContacts.name}) collate "C" as key
    from ${from} where ${eq(crmContacts.userId, owner)} and ${crmContacts.deletedAt} is null
      and ${crmContacts.companyId} is not null
      and (${crmContacts.firstName} is not null or ${crmContacts.lastName} is not null)`;

const ownDomain = sql`${crmCompanies.domain} <> all(${`{${sharedDomains.join()}}`}::text::text[])`;

/** The ways in which records are found to be duplicates. */
export const signs: Record<TwinEntity, readonly Sign[]> = {
  contact: [
    { reason: 'email', ...points('email') },
    { reason: 'phone', ...points('phone') },
    {
      reason: 'name',
      holders: (owner) => namesakes(sql`${crmContacts}`, owner),
      heldBy: (owner, id) => namesakes(oneOf(crmContacts, crmContacts.id, id), owner),
    },
  ],
  company: [
    { reason: 'taxId', ...companies(crmCompanies.taxKey) },
    { reason: 'phone', ...companies(crmCompanies.phoneKey) },
    { reason: 'domain', ...companies(crmCompanies.domain, ownDomain) },
  ],
};
