import { z } from 'zod';
import { line, queryId, rowId } from '../fields';
import { messages } from '../messages';
import { pageOf } from '../list/list-query';
import { importMessages } from './messages';
import { dateOrders, decimalMarks, importFills, importLimits, importModes, rowActions } from './scales';

/** Where the values of a column go. */
const target = z.discriminatedUnion('to', [
  z.object({ to: z.literal('field'), field: z.string().max(60) }),
  z.object({ to: z.literal('own'), id: rowId }),
  /** An own field that the import makes. */
  z.object({
    to: z.literal('new'),
    label: line(messages['name.required'], 60),
    kind: z.string().max(20),
  }),
  /** Below the notes, with the header before each value. */
  z.object({ to: z.literal('notes') }),
  z.object({ to: z.literal('skip') }),
]);

const mappedColumn = target.and(
  z.object({
    /** The answers to what its values leave open. */
    dates: z.enum(dateOrders).optional(),
    decimals: z.enum(decimalMarks).optional(),
    /** The choice that each value of the file stands for; null leaves the field empty. */
    values: z.record(z.string().max(300), z.string().max(200).nullable()).optional(),
  }),
);

/** How the columns of a file become records. */
export const importMapping = z.object({
  entity: z.string().max(30),
  /** Whose ids the file holds: ids of one system are known again in its other files. */
  system: line(importMessages['system.required'], 60),
  mode: z.enum(importModes).default('both'),
  fill: z.enum(importFills).default('overwrite'),
  /** Values for all rows of fields that no column has, such as a currency. */
  given: z.record(z.string().max(60), z.string().max(200)).optional(),
  /** One for each column of the file, in its order. */
  columns: z.array(mappedColumn).max(importLimits.columns),
});

/** The record whose belongings the rows are, where a feature's imports go into one. */
const intoRecord = queryId.optional();

/** Imports that a list shows, newest first. */
export const importListQuery = z.object({ into: intoRecord, ...pageOf });

/**
 * The entity that a file is taken for; without it, its columns decide. `hint` is the entity that it more likely holds, such
 * as that of the list where the import was begun: columns that clearly are another's decide against it.
 */
export const importUploadQuery = z.object({
  entity: z.string().max(30).optional(),
  hint: z.string().max(30).optional(),
  into: intoRecord,
});

/** `entity` asks for a suggestion for another entity. */
export const importReadQuery = importUploadQuery.pick({ entity: true });

export const importRowsQuery = z.object({ action: z.enum(rowActions).optional(), ...pageOf });

export type ImportMapping = z.output<typeof importMapping>;
export type MappedColumn = ImportMapping['columns'][number];
