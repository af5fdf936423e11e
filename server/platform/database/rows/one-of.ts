/** The first row of a statement that filters by owner; throws the error from `missing` when there is none. */
export async function oneOf<Rows extends unknown[]>(
  rows: PromiseLike<Rows>,
  missing: () => Error,
): Promise<Rows[number]> {
  const [row] = await rows;
  if (row === undefined) throw missing();
  return row;
}
