import { createHash } from 'node:crypto';

/** Raised when the same input would read otherwise than before. */
export const engineVersion = 13;

/** A digest by which everything is picked that could be one way or another. */
export const digestOf = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex');

/** The same things in the order that a key gives them. */
export function inOrder<T>(things: readonly T[], key: string, idOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, at: digestOf([key, idOf(thing)]) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ thing }) => thing);
}
