/** SQLSTATE of a broken unique index and of a row that points to one which is gone. */
const violations = new Set(['23505', '23503']);

/** Waits for a write and throws what `broken` makes of the constraint that it breaks; other errors pass. */
export async function onBroken<T>(broken: Record<string, () => Error>, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code = '', constraint = '' } = ((error as Error).cause ?? {}) as {
      code?: string;
      constraint?: string;
    };
    throw (violations.has(code) && broken[constraint]?.()) || error;
  }
}
