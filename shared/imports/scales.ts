/**
 * How far an import has come: its file was read; its mapping was given and its rows are being checked; what they would do
 * is known; they are being written; and how that ended.
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

/** What a row does; one that joins goes into the record of an earlier row of the file. */
export const rowActions = ['create', 'update', 'join', 'skip', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** Whether rows may create records, change known ones, or both. */
export const importModes = ['both', 'create', 'update'] as const;

/** Whether values of the file replace others, or only fill what is empty. */
export const importFills = ['overwrite', 'empty'] as const;

/** The order of day, month and year in the dates of a column. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What separates the decimals in the numbers of a column. */
export const decimalMarks = [',', '.'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** What the values of a column look like. */
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

/** What a field of a record takes. */
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

/** The largest file and the most rows of an import. */
export const importLimits = { bytes: 50 * 1024 * 1024, rows: 200_000, columns: 300, cell: 50_000 } as const;
