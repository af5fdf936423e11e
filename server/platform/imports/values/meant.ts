import { meant as unguarded } from '../../../../shared/csv';

/** What programs write into empty cells: empty JSON lists and objects, database nulls, zero dates. */
const nothing = /^(?:\[\s*\]|\{\s*\}|null|NULL|\\N|0{1,4}([/.-])0{1,2}\1(?:0{1,4})(?:[ T]0?0:00(?::00)?)?)$/;

/**
 * The intended text of a cell: trimmed and without its formula guard; empty if it stands for no value. In one of our
 * own (exact) files, «null» is a text that somebody typed.
 */
export const meant = (cell: string, isExact = false): string =>
  !isExact && nothing.test(cell.trim()) ? '' : unguarded(cell);
