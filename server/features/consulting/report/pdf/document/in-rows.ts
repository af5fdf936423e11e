/** Items in rows of the same length; the last is filled up with nothing, so that columns stay in line. */
export const inRows = <Item>(items: readonly Item[], length: number): (Item | undefined)[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    Array.from({ length }, (_item, place) => items[row * length + place]),
  );
