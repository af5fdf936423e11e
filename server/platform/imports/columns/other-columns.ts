import type { ImportColumn } from '../../../../shared/imports/import';
import type { MappedColumn } from '../../../../shared/imports/schemas';
import type { ColumnLook } from '../../../../shared/imports/scales';
import type { ImportTarget } from '../import-target';

/** The kind of own field that holds what a column looks like. */
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

/** Where a column goes that fits no field: what has values becomes an own field or a note, so that nothing is lost. */
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
 * Says where columns go that fit no field. `free` is how many own fields the import may make; what finds no place in them
 * goes into the notes, or nowhere if there are none, which the check then says. In a file of ours (`isOurs`), numbers with
 * a fixed count of decimals are amounts.
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
