import type { PgTable } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newUser } from '../../shared/auth/schemas';
import { users } from '../../shared/auth/tables';
import {
  newCompany,
  newContact,
  newDepartment,
  newProblem,
  newProduct,
  newReport,
  newStrength,
} from '../../shared/companies/schemas';
import * as tables from '../../shared/companies/tables';
import { newEnquiry } from '../../shared/enquiries/schemas';
import { contactMessages } from '../../shared/enquiries/tables';

type JsonObject = { properties: Record<string, { type?: string; enum?: unknown[] }>; required?: string[] };

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonObject;

const columnType = (column: { type?: string; anyOf?: { type?: string }[] }) =>
  column.type ?? column.anyOf?.map(({ type }) => type).find((type) => type !== 'null');

/** What the form sends beside the columns. */
const notStored = new Set(['leaveEmpty']);

test.each<[string, z.ZodType, PgTable]>([
  ['users', newUser, users],
  ['contact_messages', newEnquiry, contactMessages],
  ['companies', newCompany, tables.companies],
  ['company_contacts', newContact, tables.companyContacts],
  ['products', newProduct, tables.products],
  ['departments', newDepartment, tables.departments],
  ['problems', newProblem, tables.problems],
  ['strengths', newStrength, tables.strengths],
  ['reports', newReport, tables.reports],
])('what the schema of %s lets through fits the table', (_name, schema, table) => {
  const mine = shapeOf(schema);
  const columns = shapeOf(createInsertSchema(table));
  for (const [name, field] of Object.entries(mine.properties)) {
    if (notStored.has(name)) continue;
    const column = columns.properties[name];
    expect(column, name).toBeDefined();
    if (field.type) expect([name, field.type]).toEqual([name, columnType(column ?? {})]);
    if (field.enum && column?.enum) expect(column.enum).toEqual(field.enum);
  }
  const supplied = new Set([...Object.keys(mine.properties), 'userId', 'snapshot', 'language']);
  for (const name of columns.required ?? []) expect(supplied).toContain(name);
});
