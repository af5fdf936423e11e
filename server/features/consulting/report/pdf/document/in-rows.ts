/** Splits items into rows of equal length; the last row is padded with undefined to keep the columns aligned. */
export const inRows = <Item>(items: readonly Item[], length: number): (Item | undefined)[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    Array.from({ length }, (_item, place) => items[row * length + place]),
  );
