import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { acts } from '../acts/tables';
import { users } from '../auth/tables';
import type { ImportColumn, ImportCounts, ImportMade, ImportOutcome, StoredWarning } from './import';
import { importStates, rowActions } from './scales';
import type { ImportMapping } from './schemas';

const account = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An uploaded file, how it is read, and what became of its rows. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    userId: account(),
    /** The feature that takes its rows, and the kind of record that they are. */
    feature: text('feature').notNull(),
    entity: text('entity').notNull(),
    /** The record whose belongings the rows are; null where they belong to the account alone. */
    into: integer('into_id'),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: ['csv', 'vcard'] }).notNull(),
    encoding: text('encoding').notNull(),
    delimiter: text('delimiter'),
    state: text('state', { enum: importStates }).notNull().default('uploaded'),
    /** Null until all rows are stored. */
    rowCount: integer('row_count'),
    /** Identifies files with the same header row. */
    fingerprint: text('fingerprint').notNull().default(''),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** Rows by what they do, as checked and later as written. */
    counts: jsonb('counts').$type<ImportCounts>(),
    /** The first hundred. */
    warnings: jsonb('warnings').$type<StoredWarning[]>().notNull().default([]),
    /** What the import made besides records, to be taken back with them. */
    made: jsonb('made').$type<ImportMade>().notNull().default({}),
    /** Why it failed, or what an undo left. */
    outcome: jsonb('outcome').$type<ImportOutcome>(),
    /** The progress of the job that works on it (`job_runs`). */
    run: integer('run'),
    act: uuid('act').references(() => acts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('imports_newest').on(table.userId, table.feature, table.id),
    index('imports_headers').on(table.userId, table.feature, table.fingerprint, table.id),
    index('imports_act').on(table.act),
  ],
);

/** The rows of imports as they were uploaded, and what each does or did. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: account(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The place among the rows, from 0. */
    place: integer('place').notNull(),
    /** The line of the file on which the row begins, from 1. */
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    action: text('action', { enum: rowActions }),
    /** Why it is skipped or wrong: a message. */
    reason: text('reason'),
    /** Identifies rows that say the same. */
    fingerprint: text('fingerprint'),
    /** What the row is known by (`email ana@…`), and what it makes besides (`+company forn vell`). */
    keys: text('keys').array().notNull().default(sql`'{}'`),
    /** The record that it changes, or made. */
    recordId: integer('record_id'),
    /** Links whose other end was not there, as JSON; they are made when it comes. */
    missing: jsonb('missing').$type<Record<string, unknown>>(),
    writtenAt: timestamp('written_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('import_rows_action').on(table.importId, table.action, table.place),
    index('import_rows_said')
      .on(table.userId, table.fingerprint)
      .where(sql`${table.fingerprint} is not null`),
    index('import_rows_keys').using('gin', table.importId, table.keys).with({ gin_pending_list_limit: 256 }),
    index('import_rows_missing').on(table.userId).where(sql`${table.missing} is not null`),
  ],
);
