/** Whether two items may change places: a list is ranked first, and ordered by hand among equals. */
export type SameRank<Item> = (one: Item, other: Item) => boolean;

/** Whether the item at `from` may stand at `to`. */
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

/** A list with the item at `from` taken out and put in at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
