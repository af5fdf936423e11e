import type { ImportMapping } from './schemas';

/**
 * Whether new records would lack a required field: rows may create records, and no column is mapped to any of the
 * alternatives. `notes` in the list stands for columns that are added to the notes.
 */
export const lacksNeeded = (
  { mode, columns, given = {} }: Pick<ImportMapping, 'mode' | 'columns' | 'given'>,
  needs: readonly string[],
): boolean =>
  mode !== 'update' &&
  needs.length > 0 &&
  !needs.some((name) => name in given) &&
  !columns.some((mapped) => needs.includes(mapped.to === 'field' ? mapped.field : mapped.to));
