/** The possible cell separators, the one that is rarest in text first; on a tie the first one wins. */
const delimiters = ['\t', ';', ','] as const;
/** One character that separates the cells of a line. */
export type Delimiter = (typeof delimiters)[number];

/** Number of characters of the file that are examined. */
export const delimiterSample = 65_536;

/** The number of delimiters in each row of the text, outside of quotation marks. */
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

/** The most frequent number above zero, and the number of rows that have it. */
function usualOf(counts: readonly number[]): { count: number; rows: number } {
  const rows = new Map<number, number>();
  for (const count of counts) if (count > 0) rows.set(count, (rows.get(count) ?? 0) + 1);
  const [usual] = [...rows].toSorted(([, left], [, right]) => right - left);
  return { count: usual?.[0] ?? 0, rows: usual?.[1] ?? 0 };
}

/** A first line that states the delimiter, such as `sep=;`, and is not a row. */
export const delimiterLine = /^sep=(.)?[\r\n]*/i;

/**
 * Finds the delimiter of a table from its beginning. A line `sep=;` decides. Otherwise the delimiter occurs equally
 * often in most rows; then tabs win, because text has none, then the delimiter with more occurrences. A table with
 * one column has none; a comma is returned.
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
