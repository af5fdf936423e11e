import { sql } from 'drizzle-orm';
import { getTableConfig, type IndexedColumn, PgDialect } from 'drizzle-orm/pg-core';
import { getTableColumns, is, SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { communicationFields } from '../../../../shared/leads/communications/fields';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { companyFields } from '../../../../shared/leads/companies/fields';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { contactFields } from '../../../../shared/leads/contacts/fields';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { type AnyFields, namesIn } from '../../../../shared/leads/fields/field-table';
import { opportunityFields } from '../../../../shared/leads/opportunities/fields';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { taskFields } from '../../../../shared/leads/tasks/fields';
import { crmTasks } from '../../../../shared/leads/tasks/tables';

const dialect = new PgDialect();
const textOf = (part: SQL) => dialect.sqlToQuery(part).sql;

const tables = [
  ['contacts', contactFields, crmContacts],
  ['companies', companyFields, crmCompanies],
  ['opportunities', opportunityFields, crmOpportunities],
  ['communications', communicationFields, crmCommunications],
  ['tasks', taskFields, crmTasks],
] as const;

describe.each(tables)('of %s', (_name, given, table) => {
  const fields: AnyFields = given;
  const columns = getTableColumns(table) as Record<string, { name: string; generated?: unknown }>;
  const nameOf = (field: string) => `"${columns[field]?.name}"`;
  const missing = (names: readonly string[], text: string) =>
    names.filter((name) => !text.includes(nameOf(name)));

  const indexed = getTableConfig(table)
    .indexes.flatMap(({ config }) => config.columns)
    .map((part) => (is(part, SQL) ? textOf(part) : `"${(part as IndexedColumn).name}"`))
    .join();

  test('what lists are sorted and filtered by has an index', () => {
    // Own fields are in a table of their own.
    const used = [...namesIn('sort', fields), ...namesIn('filter', fields), ...namesIn('asked', fields)];
    expect(
      missing(
        used.filter((name) => fields[name]?.kind !== 'own'),
        indexed,
      ),
    ).toEqual([]);
  });

  test('what the search finds stands in the text that it reads', () => {
    const { as } = table.folded.generated as { as: () => SQL };
    // What is derived is made of what is written.
    const found = namesIn('search', fields).filter((name) => !fields[name]?.made);
    expect(missing(found, textOf(sql`${as()}`))).toEqual([]);
  });
});
