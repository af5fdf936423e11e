import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmFields } from '../../../../shared/leads/fields/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTags } from '../../../../shared/leads/tags/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordTable } from '../../../platform/acts/record-kind';
import type { NamedKind, NamedKinds } from '../../../platform/acts/undoing/listed-acts.queries';

const named = (table: RecordTable, column: PgColumn, field: string): NamedKind => ({
  table,
  name: sql`${column}`,
  told: (fields) => sql`${fields} ->> ${field}::text`,
});

const personsName = (fields: SQL) =>
  sql<string | null>`nullif(concat_ws(' ', ${fields} ->> 'firstName', ${fields} ->> 'lastName'), '')`;

/** How the list of changes names the records of LEADMANAGER. */
export const namedLeads = {
  contact: { table: crmContacts, name: sql`${crmContacts.name}`, told: personsName },
  company: named(crmCompanies, crmCompanies.name, 'name'),
  opportunity: named(crmOpportunities, crmOpportunities.title, 'title'),
  communication: named(crmCommunications, crmCommunications.subject, 'subject'),
  task: named(crmTasks, crmTasks.title, 'title'),
  tag: named(crmTags, crmTags.name, 'name'),
  field: named(crmFields, crmFields.label, 'label'),
} satisfies NamedKinds;
