import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const modules = import.meta.glob<object>(['../../shared/**/tables.ts', '../platform/*/tables.ts'], {
  eager: true,
});

const isTable = (value: unknown): value is PgTable => is(value, PgTable);

/** Every drizzle table that a `tables.ts` of the project exports. */
export const allTables = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isTable))),
];
