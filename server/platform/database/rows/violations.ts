/** SQLSTATE of a unique, foreign key, check and not-null violation. */
const violations = new Set(['23505', '23503', '23514', '23502']);

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
    throw (violations.has(code) && broken[constraint ?? column]?.()) || error;
  }
}
