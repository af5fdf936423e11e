/** SQLSTATE of a broken unique index, of a row that points to one which is gone, of a broken check, and of a column left empty. */
const violations = new Set(['23505', '23503', '23514', '23502']);

/** Waits for a write and throws what `broken` makes of the constraint, or the column left empty, that it breaks; other errors pass. */
export async function onBroken<T>(broken: Record<string, () => Error>, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const {
      code = '',
      constraint,
      column = '',
    } = ((error as Error).cause ?? {}) as {
      code?: string;
      constraint?: string;
      column?: string;
    };
    throw (violations.has(code) && broken[constraint ?? column]?.()) || error;
  }
}
