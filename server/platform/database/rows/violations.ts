/** SQLSTATE of a unique, foreign key, check and not-null violation. */
const violations = new Set(['23505', '23503', '23514', '23502']);

/** The maximum length of an identifier in bytes; PostgreSQL truncates longer ones (NAMEDATALEN - 1). */
const longestName = 63;

/**
 * Awaits a write. When it violates a constraint or leaves a required column empty, throws the error that `broken` has
 * for that constraint or column; other errors pass through.
 */
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
    const named = Object.keys(broken).find((name) => name.slice(0, longestName) === (constraint ?? column));
    throw (violations.has(code) && named !== undefined && broken[named]?.()) || error;
  }
}
