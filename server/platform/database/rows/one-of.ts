/** The first row of a statement that names its owner; throws what `missing` makes when there is none. */
export async function oneOf<Rows extends unknown[]>(
  rows: PromiseLike<Rows>,
  missing: () => Error,
): Promise<Rows[number]> {
  const [row] = await rows;
  if (row === undefined) throw missing();
  return row;
}
