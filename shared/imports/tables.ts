import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { acts } from '../acts/tables';
import { accountId, ofAccount, withinAccount } from '../accounts/tables';
import { instant } from '../time/tables';
import type { ImportColumn, ImportCounts, ImportMade, ImportOutcome, StoredWarning } from './import';
import { importStates, rowActions } from './scales';
import type { ImportMapping } from './schemas';

/** An uploaded file, how it is read, and the result for its rows. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    /** The feature and the entity of its rows. */
    feature: text('feature').notNull(),
    entity: text('entity').notNull(),
    /** The record to which the rows belong; null if they belong to the account. */
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
    /** The number of rows by what they do, as checked and later as written. */
    counts: jsonb('counts').$type<ImportCounts>(),
    /** The first hundred. */
    warnings: jsonb('warnings').$type<StoredWarning[]>().notNull().default([]),
    /** What the import created besides records, so that an undo removes it. */
    made: jsonb('made').$type<ImportMade>().notNull().default({}),
    /** Why it failed, or what an undo left. */
    outcome: jsonb('outcome').$type<ImportOutcome>(),
    /** The progress of its job (`job_runs`). */
    run: integer('run'),
    act: uuid('act'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.act, acts.id, 'set null'),
    index('imports_newest').on(table.userId, table.feature, table.id),
    index('imports_headers').on(table.userId, table.feature, table.fingerprint, table.id),
    index('imports_act').on(table.act),
  ],
);

/** The rows of imports as uploaded, and what each does or did. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: accountId(),
    importId: integer('import_id').notNull(),
    /** The index of the row, from 0. */
    place: integer('place').notNull(),
    /** The line of the file on which the row begins, from 1. */
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    action: text('action', { enum: rowActions }),
    /** Why it is skipped or wrong, as a message. */
    reason: text('reason'),
    /** Identifies rows with the same content. */
    fingerprint: text('fingerprint'),
    /**
     * The keys that identify the row's record (`email ana@…`), and the other records that it creates (`+company forn
     * vell`).
     */
    keys: text('keys').array().notNull().default(sql`'{}'`),
    /** The record that it changes or created. */
    recordId: integer('record_id'),
    /** Links to missing records, as JSON; they are set when the record arrives. */
    missing: jsonb('missing').$type<Record<string, unknown>>(),
    writtenAt: instant('written_at'),
  },
  (table) => [
    withinAccount(table.importId, imports.id),
    primaryKey({ columns: [table.importId, table.place] }),
    index('import_rows_action').on(table.importId, table.action, table.place),
    index('import_rows_said')
      .on(table.userId, table.fingerprint)
      .where(sql`${table.fingerprint} is not null`),
    index('import_rows_keys').using('gin', table.importId, table.keys).with({ gin_pending_list_limit: 256 }),
    index('import_rows_missing').on(table.userId).where(sql`${table.missing} is not null`),
  ],
);
