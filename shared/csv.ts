/**
 * Cells that a spreadsheet would take for a formula begin with an apostrophe, which an import takes away again; those that
 * begin so by themselves get one more.
 */
export const formulaStart = /^'*[=+\-@\t\r]/;
export const guardedStart = /^'+[=+\-@\t\r]/;

/** Several values in one cell; a separator in a value gets a backslash, and so does a backslash. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');

/** The values that `joinValues` has joined. */
export function splitValues(cell: string): string[] {
  if (cell === '') return [];
  const values = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === '|') values.push('');
    else values[values.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return values;
}
