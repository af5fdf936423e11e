/** Whether two items have the same rank: a list is sorted by rank, and by hand within a rank. */
export type SameRank<Item> = (one: Item, other: Item) => boolean;

/** Whether the item at `from` may move to `to`. */
export function mayMove<Item>(
  items: readonly Item[],
  from: number,
  to: number,
  sameRank: SameRank<Item>,
): boolean {
  const item = items[from];
  const other = items[to];
  return from !== to && item !== undefined && other !== undefined && sameRank(item, other);
}

/** A copy of the list with the item at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
