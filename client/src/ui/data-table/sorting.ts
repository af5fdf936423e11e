/** A sort order in its parts; `name` is empty if no column sorts the rows. */
export const sortOf = (sort: string) =>
  sort.startsWith('-') ? { name: sort.slice(1), isDescending: true } : { name: sort, isDescending: false };

/** The order after a press of a column's header: the other direction if it sorts the rows already. */
export function nextSort(sort: string, name: string, descendingFirst = false): string {
  const now = sortOf(sort);
  const isDescending = now.name === name ? !now.isDescending : descendingFirst;
  return isDescending ? `-${name}` : name;
}
