import { eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmConsents, crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Links } from '../../../platform/acts/record-kind';
import { among } from '../../../platform/database/rows/many';

type LinkTable = PgTable & Record<'userId', PgColumn>;

/** Records of an entity to which rows of a table link by one column. */
const byColumn = (entity: Links['entity'], table: LinkTable, column: PgColumn, also = sql`true`): Links => ({
  entity,
  linked: async (tx, owner, ids) =>
    tx
      .selectDistinct({ id: sql<number>`${column}` })
      .from(table)
      .where(sql`${eq(table.userId, owner)} and ${among(column, ids)} and ${also}`),
});

/** Contacts that rows of a table name in a list; `listed` gives the ids of one row. */
const byList = (table: LinkTable, any: (ids: readonly number[]) => SQL, listed: SQL): Links => ({
  entity: 'contact',
  async linked(tx, owner, ids) {
    const rows = await tx
      .selectDistinct({ id: sql<number>`${listed}` })
      .from(table)
      .where(sql`${eq(table.userId, owner)} and ${any(ids)}`);
    const asked = new Set(ids);
    return rows.filter(({ id }) => asked.has(id));
  },
});

const { contactIds } = getTableColumns(crmCommunications);
const { people } = getTableColumns(crmOpportunities);

/** What links to the records of LEADMANAGER, in the bin or not. */
export const leadLinks: readonly Links[] = [
  byColumn('company', crmContacts, crmContacts.companyId),
  byColumn('company', crmOpportunities, crmOpportunities.companyId),
  byColumn('company', crmCommunications, crmCommunications.companyId),
  byColumn('company', crmTasks, crmTasks.companyId),
  byColumn('contact', crmOpportunities, crmOpportunities.contactId),
  byColumn('contact', crmTasks, crmTasks.contactId),
  // The consent of an enquiry comes and goes with it; any other was given later.
  byColumn('contact', crmConsents, crmConsents.contactId, ne(crmConsents.purpose, 'enquiry_reply')),
  byColumn('opportunity', crmCommunications, crmCommunications.opportunityId),
  byColumn('opportunity', crmTasks, crmTasks.opportunityId),
  byList(
    crmCommunications,
    (ids) => sql`${contactIds} && ${`{${ids.join()}}`}::text::int[]`,
    sql`unnest(${contactIds})`,
  ),
  byList(
    crmOpportunities,
    (ids) => sql`${people} @> any(array(
      select jsonb_build_array(jsonb_build_object('contactId', one)) from unnest(${`{${ids.join()}}`}::text::int[]) as one))`,
    sql`(jsonb_array_elements(${people}) ->> 'contactId')::int`,
  ),
];
