import { isDeepStrictEqual } from 'node:util';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newUser } from '../../shared/auth/schemas';
import { users } from '../../shared/auth/tables';
import { newCompany } from '../../shared/consulting/companies/schemas';
import {
  newContact,
  newDepartment,
  newProblem,
  newProduct,
  newStrength,
} from '../../shared/consulting/items/schemas';
import { newSwotEntry } from '../../shared/consulting/swot/schemas';
import { writtenReport } from '../../shared/consulting/report/schemas';
import {
  companyContacts,
  departments,
  problems,
  products,
  strengths,
} from '../../shared/consulting/items/tables';
import { reports } from '../../shared/consulting/report/tables';
import { swotEntries } from '../../shared/consulting/swot/tables';
import { companies } from '../../shared/consulting/tables';
import { newCommunication } from '../../shared/leads/communications/schemas';
import { crmCommunications } from '../../shared/leads/communications/tables';
import { newCompany as newLeadCompany } from '../../shared/leads/companies/schemas';
import { crmCompanies } from '../../shared/leads/companies/tables';
import { newContact as newLeadContact } from '../../shared/leads/contacts/schemas';
import { crmContacts } from '../../shared/leads/contacts/tables';
import { newOpportunity, newStage } from '../../shared/leads/opportunities/schemas';
import { crmOpportunities, crmStages } from '../../shared/leads/opportunities/tables';
import { newField } from '../../shared/leads/fields/schemas';
import { crmFields } from '../../shared/leads/fields/tables';
import { settingsChanges } from '../../shared/leads/settings/schemas';
import { crmSettings } from '../../shared/leads/tables';
import { newTag } from '../../shared/leads/tags/schemas';
import { crmTags } from '../../shared/leads/tags/tables';
import { newTask } from '../../shared/leads/tasks/schemas';
import { crmTasks } from '../../shared/leads/tasks/tables';
import { newLead } from '../../shared/marketing/capture/leads/schemas';
import { marketingLeads } from '../../shared/marketing/capture/tables';
import { newMarketingCompany } from '../../shared/marketing/companies/schemas';
import { newMarketingProduct } from '../../shared/marketing/products/schemas';
import { marketingProducts } from '../../shared/marketing/products/tables';
import { marketingCompanies } from '../../shared/marketing/tables';
import { newSequence } from '../../shared/marketing/sequences/schemas';
import { marketingSequences } from '../../shared/marketing/sequences/tables';
import { newView } from '../../shared/leads/views/schemas';
import { savedViews } from '../../shared/views/tables';
import { newEnquiry } from '../../shared/enquiries/schemas';
import { contactMessages } from '../../shared/enquiries/tables';
import { allTables } from './all-tables';

type Field = { type?: string | string[]; format?: string; enum?: unknown[]; anyOf?: Field[] };
type JsonObject = { properties: Record<string, Field>; required?: string[] };

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonObject;

const columnType = (column: Field) =>
  [column.type, ...(column.anyOf ?? []).map(({ type }) => type)]
    .flat()
    .find((type) => type && type !== 'null');

const isJson = ({ type, anyOf = [] }: Field): boolean => type === 'object' || anyOf.some(isJson);

/**
 * Whether a column can store a field. A field without a type (the output of a transform) is checked by the compiler
 * only.
 */
function fits(field: Field, column: Field | undefined): boolean {
  if (!column) return false;
  // A JSON column takes anything; only the compiler checks its type.
  if (isJson(column)) return true;
  // A time is sent as text, while a timestamp column has no JSON type.
  const isTime = field.format === 'date-time' && columnType(column) === undefined;
  const sameType = field.type === undefined || isTime || columnType(field) === columnType(column);
  const sameValues = !field.enum || !column.enum || isDeepStrictEqual(field.enum, column.enum);
  return sameType && sameValues;
}

/**
 * Request fields that are not stored as sent: a honeypot, how a report is checked, a text to read facts from, answers
 * that become facts, and steps.
 */
const notStored = new Set(['leaveEmpty', 'isBuilt', 'text', 'facts', 'steps', 'strengthIds']);

/** Required columns that the server fills. */
const suppliedByServer = [
  'userId',
  'feature',
  'snapshot',
  'language',
  'stageId',
  'currency',
  'occurredAt',
  'outcome',
  'place',
  'source',
  'status',
  'createdAt',
  'updatedAt',
];

const written: [string, z.ZodType, PgTable][] = [
  ['users', newUser, users],
  ['contact_messages', newEnquiry, contactMessages],
  ['companies', newCompany, companies],
  ['company_contacts', newContact, companyContacts],
  ['products', newProduct, products],
  ['departments', newDepartment, departments],
  ['problems', newProblem, problems],
  ['strengths', newStrength, strengths],
  ['swot_entries', newSwotEntry, swotEntries],
  ['reports', writtenReport, reports],
  ['crm_companies', newLeadCompany, crmCompanies],
  ['crm_contacts', newLeadContact, crmContacts],
  ['crm_opportunities', newOpportunity, crmOpportunities],
  ['crm_stages', newStage, crmStages],
  ['crm_communications', newCommunication, crmCommunications],
  ['crm_tasks', newTask, crmTasks],
  ['crm_tags', newTag, crmTags],
  ['crm_settings', settingsChanges, crmSettings],
  ['saved_views', newView, savedViews],
  ['crm_fields', newField, crmFields],
  ['marketing_companies', newMarketingCompany, marketingCompanies],
  ['marketing_products', newMarketingProduct, marketingProducts],
  ['marketing_leads', newLead, marketingLeads],
  ['marketing_sequences', newSequence, marketingSequences],
];

test.each(written)('every valid value of the schema of %s fits the table', (_name, schema, table) => {
  const mine = shapeOf(schema);
  const columns = shapeOf(createInsertSchema(table));
  const stored = Object.entries(mine.properties).filter(([name]) => !notStored.has(name));
  const misfits = stored.filter(([name, field]) => !fits(field, columns.properties[name]));
  expect(misfits).toEqual([]);
  const supplied = new Set([...Object.keys(mine.properties), ...suppliedByServer]);
  for (const name of columns.required ?? []) expect(supplied).toContain(name);
});

/** Tables that only the server writes, or that have no endpoint yet. */
const writtenByServer = [
  'accounts',
  'memberships',
  'invitations',
  'account_log',
  'user_sessions',
  'auth_tokens',
  'password_resets',
  ...['passkeys', 'totp_secrets', 'recovery_codes', 'tickets'],
  'report_shares',
  'dismissals',
  'proposals',
  'acts',
  'problem_strengths',
  'crm_report_tasks',
  'events',
  'crm_contact_points',
  'crm_field_values',
  'crm_stage_history',
  'crm_consents',
  'crm_external_ids',
  'imports',
  'import_rows',
  'crm_duplicates',
  'crm_distinctions',
  'crm_merges',
  'crm_mails',
  'crm_senders',
  'crm_feeds',
  'rate_limits',
  'mails',
  'job_runs',
  'job_schedule',
  'account_holdings',
  ...['images', 'campaigns', 'campaign_sets', 'contents', 'content_versions', 'ai_calls'].map(
    (name) => `marketing_${name}`,
  ),
  // Its schema is a union with one member per network.
  'marketing_channels',
  ...['links', 'clicks', 'visitor_salts', 'publications', 'publication_attempts'].map(
    (name) => `marketing_${name}`,
  ),
  ...[
    'pages',
    'page_views',
    'submissions',
    'consents',
    'opt_ins',
    'opt_in_mails',
    'suppressions',
    'lead_events',
  ].map((name) => `marketing_${name}`),
  'marketing_company_keys',
  ...['sequence_steps', 'enrolments', 'messages', 'mail_hooks', 'mail_senders'].map(
    (name) => `marketing_${name}`,
  ),
  ...['analytics', 'days', 'report_settings', 'assets', 'asset_sets'].map((name) => `marketing_${name}`),
];

test('every table is written through a schema or by the server only', () => {
  const known = written.map(([, , table]) => table);
  const unknown = allTables.filter((table) => !known.includes(table)).map((table) => getTableName(table));
  expect(unknown.toSorted()).toEqual(writtenByServer.toSorted());
});
