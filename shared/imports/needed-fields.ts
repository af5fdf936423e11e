import type { ImportMapping } from './schemas';

/**
 * Whether new records would lack what each of them needs: rows may create them, and no column goes into any of the fields
 * that will do; `notes` among them stands for columns that go below the notes.
 */
export const lacksNeeded = (
  { mode, columns, given = {} }: Pick<ImportMapping, 'mode' | 'columns' | 'given'>,
  needs: readonly string[],
): boolean =>
  mode !== 'update' &&
  needs.length > 0 &&
  !needs.some((name) => name in given) &&
  !columns.some((mapped) => needs.includes(mapped.to === 'field' ? mapped.field : mapped.to));
