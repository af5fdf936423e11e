/** The characters that may separate cells, from the one that text holds least; the first wins when two fit equally. */
const delimiters = ['\t', ';', ','] as const;
/** One character that separates the cells of a line. */
export type Delimiter = (typeof delimiters)[number];

/** Characters of the file from which its delimiter is found. */
export const delimiterSample = 65_536;

/** How often each row of the text has the delimiter outside of quotation marks. */
function countsOf(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isRowEmpty = true;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (!isRowEmpty) counts.push(count);
      count = 0;
      isRowEmpty = true;
    } else {
      isRowEmpty = false;
      if (letter === delimiter && !isQuoted) count += 1;
    }
    if (counts.length === 50) return counts;
  }
  return isRowEmpty ? counts : [...counts, count];
}

/** The most frequent number above zero, and how many rows have it. */
function usualOf(counts: readonly number[]): { count: number; rows: number } {
  const rows = new Map<number, number>();
  for (const count of counts) if (count > 0) rows.set(count, (rows.get(count) ?? 0) + 1);
  const [usual] = [...rows].toSorted(([, left], [, right]) => right - left);
  return { count: usual?.[0] ?? 0, rows: usual?.[1] ?? 0 };
}

/** A first line that states the delimiter, such as `sep=;`, and belongs to no row. */
export const delimiterLine = /^sep=(.)?[\r\n]*/i;

/**
 * The delimiter of a table, from its beginning: that which most rows have equally often, then tabs, which text does not
 * have, then that which rows have more often. A line `sep=;` says it. A table of one column has none; a comma does for it.
 */
export function findDelimiter(text: string): Delimiter {
  const stated = delimiterLine.exec(text)?.[1];
  const named = delimiters.find((delimiter) => delimiter === stated);
  if (named) return named;
  const found = delimiters.map((delimiter) => ({ delimiter, ...usualOf(countsOf(text, delimiter)) }));
  const best = found.reduce((left, right) => {
    const isMore = right.count > left.count && left.delimiter !== '\t';
    return right.rows > left.rows || (right.rows === left.rows && isMore) ? right : left;
  });
  return best.rows > 0 ? best.delimiter : ',';
}
