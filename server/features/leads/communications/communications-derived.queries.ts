import type { Entity } from '../../../../shared/acts/entities';
import { and, arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { Derivation, DerivationOf, FieldName } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { holdNamed } from '../hold-named.queries';
import { refreshAwaiting } from './awaiting.queries';

const { id, userId, contactIds, companyId, opportunityId } = crmCommunications;

const about = sql`nullif(concat_ws(' · ',
    (select string_agg(${crmContacts.name}, ', ' order by ${crmContacts.id}) from ${crmContacts}
      where ${crmContacts.id} = any(${contactIds})),
    (select ${crmCompanies.name} from ${crmCompanies} where ${crmCompanies.id} = ${companyId}),
    (select ${crmOpportunities.title} from ${crmOpportunities} where ${crmOpportunities.id} = ${opportunityId})
  ), '')`;

/** Updates the names of contacts and companies in some communications. */
export const tellCommunicationsAbout = (tx: Db, which: SQL | undefined) =>
  tx.execute(
    sql`update ${crmCommunications} set about = ${about}
      where ${which} and about is distinct from ${about}`,
  );

/** Who is renamed is called so in what was said to them. */
const following = <Of extends Entity>(
  entity: Of,
  when: readonly FieldName<Of>[],
  naming: (ids: readonly number[]) => SQL,
): DerivationOf<Of> => ({
  entity,
  when,
  refresh: async (tx, owner, ids) => {
    const which = and(eq(userId, owner), naming(ids));
    await holdNamed(tx, crmCommunications, which);
    await tellCommunicationsAbout(tx, which);
  },
});

/**
 * The time of the last communication with a contact or company; notes do not count. The offset stops PostgreSQL from
 * reading the account's communications from the newest one on, which would read all of them for somebody without any.
 */
const lastOf = (
  owner: Owner,
  about: SQL,
) => sql`(select max(said.occurred_at) from (select said.occurred_at from ${crmCommunications} as said
  where said.user_id = ${owner} and said.deleted_at is null and said.type <> 'note' and ${about} offset 0) as said)`;

/**
 * The companies of some contacts, read once: in a join with outdated statistics, PostgreSQL would read all contacts
 * of the account for each company.
 */
export const employing = (owner: Owner, ids: readonly number[]) =>
  sql`${crmCompanies.id} = any(array(select ${crmContacts.companyId} from ${crmContacts}
    where ${eq(crmContacts.userId, owner)} and ${among(crmContacts.id, ids)}))`;

/** Includes companies, because a communication with any of its people counts for a company, and what else awaits an answer. */
async function refreshContacts(tx: Db, owner: Owner, ids: readonly number[]) {
  await refreshAwaiting(tx, owner, arrayOverlaps(contactIds, [...ids]));
  const last = lastOf(owner, sql`said.contact_ids @> array[${crmContacts.id}]`);
  await tx.execute(
    sql`update ${crmContacts} set last_contacted_at = ${last}
      where ${eq(crmContacts.userId, owner)} and ${among(crmContacts.id, ids)} and last_contacted_at is distinct from ${last}`,
  );
  const employers = employing(owner, ids);
  // A communication with a colleague, logged by a concurrent act, counts only once the company is locked.
  await tx
    .select({ id: crmCompanies.id })
    .from(crmCompanies)
    .where(and(eq(crmCompanies.userId, owner), employers))
    .orderBy(crmCompanies.id)
    .for('no key update');
  await refreshCompaniesWhere(tx, owner, employers);
}

const refreshCompaniesWhere = (tx: Db, owner: Owner, which: SQL) => {
  const last = sql`greatest(
    ${lastOf(owner, sql`said.company_id = ${crmCompanies.id}`)},
    (select max(${crmContacts.lastContactedAt}) from ${crmContacts}
      where ${crmContacts.companyId} = ${crmCompanies.id} and ${crmContacts.deletedAt} is null))`;
  return tx.execute(
    sql`with firm as materialized (select ${crmCompanies.id} as id, ${last} as last from ${crmCompanies}
        where ${eq(crmCompanies.userId, owner)} and ${which})
      update ${crmCompanies} set last_contacted_at = firm.last from firm
      where ${crmCompanies.id} = firm.id and ${eq(crmCompanies.userId, owner)}
        and ${crmCompanies.lastContactedAt} is distinct from firm.last`,
  );
};

export const communicationDerivations: readonly Derivation[] = [
  {
    entity: 'communication',
    refresh: async (tx, owner, ids) => {
      await tellCommunicationsAbout(tx, and(eq(userId, owner), among(id, ids)));
      await refreshAwaiting(tx, owner, among(id, ids));
    },
  },
  following('contact', ['firstName', 'lastName', 'points'], (ids) => arrayOverlaps(contactIds, [...ids])),
  following('company', ['name'], (ids) => among(companyId, ids)),
  following('opportunity', ['title'], (ids) => among(opportunityId, ids)),
  { entity: 'contact', refresh: refreshContacts },
  {
    entity: 'company',
    refresh: (tx, owner, ids) => refreshCompaniesWhere(tx, owner, among(crmCompanies.id, ids)),
  },
  {
    entity: 'opportunity',
    refresh: (tx, owner, ids) =>
      tx.execute(
        sql`update ${crmOpportunities}
          set last_contacted_at = ${lastOf(owner, sql`said.opportunity_id = ${crmOpportunities.id}`)}
          where ${eq(crmOpportunities.userId, owner)} and ${among(crmOpportunities.id, ids)}`,
      ),
  },
];
