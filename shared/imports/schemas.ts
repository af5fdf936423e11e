import { z } from 'zod';
import { line, queryId, rowId } from '../fields';
import { messages } from '../messages';
import { pageOf } from '../list/list-query';
import { importMessages } from './messages';
import { dateOrders, decimalMarks, importFills, importLimits, importModes, rowActions } from './scales';

/** The target of a column. */
const target = z.discriminatedUnion('to', [
  z.object({ to: z.literal('field'), field: z.string().max(60) }),
  z.object({ to: z.literal('own'), id: rowId }),
  /** An own field that the import makes. */
  z.object({
    to: z.literal('new'),
    label: line(messages['name.required'], 60),
    kind: z.string().max(20),
  }),
  /** Adds the values to the notes, each with the header in front. */
  z.object({ to: z.literal('notes') }),
  z.object({ to: z.literal('skip') }),
]);

const mappedColumn = target.and(
  z.object({
    /** The answers to open questions about its values. */
    dates: z.enum(dateOrders).optional(),
    decimals: z.enum(decimalMarks).optional(),
    /** The choice for each value of the file; null leaves the field empty. */
    values: z.record(z.string().max(300), z.string().max(200).nullable()).optional(),
  }),
);

/** How the columns of a file become records. */
export const importMapping = z.object({
  entity: z.string().max(30),
  /** The system whose ids the file holds; ids of a system are recognised in its other files. */
  system: line(importMessages['system.required'], 60),
  mode: z.enum(importModes).default('both'),
  fill: z.enum(importFills).default('overwrite'),
  /** Values for all rows in fields without a column, such as a currency. */
  given: z.record(z.string().max(60), z.string().max(200)).optional(),
  /** One for each column of the file, in its order. */
  columns: z.array(mappedColumn).max(importLimits.columns),
});

/** The record to which the rows belong, for imports into one record. */
const intoRecord = queryId.optional();

/** Imports that a list shows, newest first. */
export const importListQuery = z.object({ into: intoRecord, ...pageOf });

/**
 * The entity of the file; without it, the columns decide. `hint` is the more likely entity, such as that of the list
 * where the import was started; columns that clearly belong to another entity overrule it.
 */
export const importUploadQuery = z.object({
  entity: z.string().max(30).optional(),
  hint: z.string().max(30).optional(),
  into: intoRecord,
});

/** `entity` requests a suggestion for another entity. */
export const importReadQuery = importUploadQuery.pick({ entity: true });

export const importRowsQuery = z.object({ action: z.enum(rowActions).optional(), ...pageOf });

export type ImportMapping = z.output<typeof importMapping>;
export type MappedColumn = ImportMapping['columns'][number];
