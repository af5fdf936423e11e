import type { ImportColumn } from '../../../../shared/imports/import';
import type { MappedColumn } from '../../../../shared/imports/schemas';
import type { ColumnLook } from '../../../../shared/imports/scales';
import type { ImportTarget } from '../import-target';

/** The kind of own field for a pattern of values. */
const ownKinds: Record<ColumnLook, string> = {
  empty: 'text',
  text: 'text',
  list: 'text',
  email: 'email',
  phone: 'phone',
  link: 'link',
  date: 'date',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  choice: 'choice',
};

/**
 * Chooses the place of a column that matches no field: if it has values, an own field or the notes, so that nothing
 * is lost.
 */
function elsewhere(
  { header, looks, filled }: ImportColumn,
  target: ImportTarget,
  place: number,
  isAmount: boolean,
): MappedColumn {
  if (filled === 0 || target.isIdle(header)) return { to: 'skip' };
  if (target.mostOwnFields === 0) return target.hasNotes ? { to: 'notes' } : { to: 'skip' };
  const label =
    header
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 60) || `${place + 1}`;
  return { to: 'new', label, kind: isAmount ? 'money' : ownKinds[looks] };
}

/**
 * Chooses the places of columns that match no field. `free` is the number of own fields that the import may create;
 * further columns go into the notes, or nowhere if there are none, which the check reports. In one of our own files
 * (`isOurs`), numbers with a fixed number of decimals are amounts.
 */
export function otherColumns(target: ImportTarget, { free, isOurs }: { free: number; isOurs: boolean }) {
  let left = free;
  return (column: ImportColumn, place: number): MappedColumn => {
    const other = elsewhere(column, target, place, isOurs && column.isFixed === true);
    if (other.to !== 'new') return other;
    left -= 1;
    if (left >= 0) return other;
    return target.hasNotes ? { to: 'notes' } : { to: 'skip' };
  };
}
