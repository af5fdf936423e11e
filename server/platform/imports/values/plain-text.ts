import { guardedStart } from '../../../../shared/csv';

/** A text in lower case without accents. */
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Letters and digits of a text only, in lower case and without accents: `First Name`, `first_name` and `firstName` are one. */
export const plain = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** What programs write into cells without a value: empty lists and objects of JSON, nulls of databases, days of zeros. */
const nothing = /^(?:\[\s*\]|\{\s*\}|null|NULL|\\N|0{1,4}([/.-])0{1,2}\1(?:0{1,4})(?:[ T]0?0:00(?::00)?)?)$/;

/**
 * A cell as it is meant: without spaces around it and without the `'` that guards it from being a formula; empty if it
 * says that there is nothing. In an exact file, one of ours, «null» is a text that somebody typed.
 */
export const meant = (cell: string, isExact = false) => {
  const text = cell.trim();
  if (!isExact && nothing.test(text)) return '';
  return guardedStart.test(cell) || /^'+[=+\-@]/.test(text) ? text.slice(1).trim() : text;
};
