/** The orders of a list that these columns sort, both ways; the first is the usual one. */
export const sortOrders = (columns: readonly string[]): readonly [string, ...string[]] => [
  '',
  ...columns.flatMap((name) => [name, `-${name}`]),
];
