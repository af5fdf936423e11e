/**
 * The state of an import: the file was read; the rows are being checked; the check is done; the rows are being
 * written; then the outcomes.
 */
export const importStates = [
  'uploaded',
  'mapped',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row does; `join` adds to the record of an earlier row of the file. */
export const rowActions = ['create', 'update', 'join', 'skip', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** Whether rows may create records, change existing ones, or both. */
export const importModes = ['both', 'create', 'update'] as const;

/** Whether values of the file replace existing ones, or only fill empty fields. */
export const importFills = ['overwrite', 'empty'] as const;

/** The order of day, month and year in the dates of a column. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The decimal separator of a column. */
export const decimalMarks = [',', '.'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** The pattern of a column's values. */
export const columnLooks = [
  'empty',
  'text',
  'email',
  'phone',
  'link',
  'date',
  'number',
  'money',
  'boolean',
  'choice',
  'list',
] as const;
export type ColumnLook = (typeof columnLooks)[number];

/** The kind of values that a field accepts. */
export const importFieldKinds = [
  'line',
  'text',
  'id',
  'email',
  'phone',
  'link',
  'date',
  'time',
  'number',
  'money',
  'currency',
  'country',
  'boolean',
  'choice',
  'choices',
  'list',
] as const;

/** The maximum size of a file and number of rows of an import. */
export const importLimits = { bytes: 50 * 1024 * 1024, rows: 200_000, columns: 300, cell: 50_000 } as const;
