/** The value of a row that it is sorted by. */
export type SortValue = string | number | null;

/** How rows are sorted by each column. */
export type SortValues<Row> = Record<string, (row: Row) => SortValue>;

const compared = (left: string | number, right: string | number, words: Intl.Collator) =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : words.compare(String(left), String(right));

/**
 * Rows that have all been read, sorted as a list of the server: texts without case and accents, empty values last in both
 * directions, equal ones by id. Without a column of that name they stay as they are.
 */
export function sortRows<Row extends { id: number }>(
  rows: readonly Row[],
  sort: string,
  values: SortValues<Row>,
): readonly Row[] {
  const isDescending = sort.startsWith('-');
  const valueOf = values[isDescending ? sort.slice(1) : sort];
  if (!valueOf) return rows;
  const words = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
  const isEmpty = (value: SortValue): value is null | '' => value === null || value === '';
  return rows.toSorted((left, right) => {
    const [one, other] = [valueOf(left), valueOf(right)];
    if (isEmpty(one) || isEmpty(other))
      return Number(isEmpty(one)) - Number(isEmpty(other)) || left.id - right.id;
    const order = compared(one, other, words);
    return (isDescending ? -order : order) || left.id - right.id;
  });
}
