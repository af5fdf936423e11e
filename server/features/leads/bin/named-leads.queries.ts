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
import type { NamedKind, NamedKinds } from '../../../platform/acts/undoing/named-kinds';

/** One line of a text, which may be long. */
const line = (text: SQL) => sql<string | null>`left(regexp_replace(${text}, '\\s+', ' ', 'g'), 120)`;

const named = (table: RecordTable & { folded: PgColumn }, column: PgColumn, detail: PgColumn): NamedKind => ({
  table,
  folded: sql`${table.folded}`,
  name: sql`${column}`,
  detail: sql`${detail}`,
  told: (fields) => sql`${fields} ->> ${column.name}::text`,
});

/** What has a name and nothing else that is told of it. */
const labelled = (table: RecordTable, column: PgColumn): NamedKind => ({
  table,
  folded: sql`search_words(${column})`,
  name: sql`${column}`,
  told: (fields) => sql`${fields} ->> ${column.name}::text`,
});

const personsName = (fields: SQL) =>
  sql<string | null>`nullif(concat_ws(' ', ${fields} ->> 'firstName', ${fields} ->> 'lastName'), '')`;

const { name, companyName, email } = crmContacts;
const { subject, body, about } = crmCommunications;

/** How the list of changes names the records of LEADMANAGER, and finds them. */
export const namedLeads = {
  contact: {
    table: crmContacts,
    folded: sql`${crmContacts.folded}`,
    name: sql`${name}`,
    detail: sql`coalesce(nullif(${companyName}, ''), ${email})`,
    told: personsName,
  },
  company: named(crmCompanies, crmCompanies.name, crmCompanies.domain),
  opportunity: named(crmOpportunities, crmOpportunities.title, crmOpportunities.companyName),
  // Without a subject it is called by its first words.
  communication: {
    table: crmCommunications,
    folded: sql`${crmCommunications.folded}`,
    name: line(sql`coalesce(nullif(${subject}, ''), ${body})`),
    detail: sql`${about}`,
    told: (fields) => line(sql`coalesce(nullif(${fields} ->> 'subject', ''), ${fields} ->> 'body')`),
  },
  task: named(crmTasks, crmTasks.title, crmTasks.about),
  tag: labelled(crmTags, crmTags.name),
  field: labelled(crmFields, crmFields.label),
} satisfies NamedKinds;
