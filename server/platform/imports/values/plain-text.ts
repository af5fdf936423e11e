import { guardedStart } from '../../../../shared/csv';

/** A text in lower case without accents. */
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Letters and digits of a text only, in lower case and without accents: `First Name`, `first_name` and `firstName` are one. */
export const plain = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A cell as it is meant: without spaces around it and without the `'` that guards it from being a formula. */
export const meant = (cell: string) => {
  const text = cell.trim();
  return guardedStart.test(cell) || /^'+[=+\-@]/.test(text) ? text.slice(1).trim() : text;
};
