import { meant as unguarded } from '../../../../shared/csv';

/** What programs write into cells without a value: empty lists and objects of JSON, nulls of databases, days of zeros. */
const nothing = /^(?:\[\s*\]|\{\s*\}|null|NULL|\\N|0{1,4}([/.-])0{1,2}\1(?:0{1,4})(?:[ T]0?0:00(?::00)?)?)$/;

/**
 * A cell as it is meant: without spaces around it and without its guard; empty if it says that there is nothing. In an
 * exact file, one of ours, «null» is a text that somebody typed.
 */
export const meant = (cell: string, isExact = false): string =>
  !isExact && nothing.test(cell.trim()) ? '' : unguarded(cell);
