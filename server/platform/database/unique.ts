/** SQLSTATE of a broken unique index. */
const uniqueViolation = '23505';

/** Waits for a write and throws what `taken` makes of the unique index that it broke; other errors pass. */
export async function onTaken<T>(taken: Record<string, () => Error>, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint = '' } = ((error as Error).cause ?? {}) as {
      code?: string;
      constraint?: string;
    };
    throw (code === uniqueViolation && taken[constraint]?.()) || error;
  }
}
