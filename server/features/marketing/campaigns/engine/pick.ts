import { createHash } from 'node:crypto';

/** Raised when the same input would read otherwise than before. */
export const engineVersion = 1;

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

/**
 * Deals things out to slots, each slot taking in turn what stands first in its own order: no thing goes to two slots, and
 * what a slot gets depends on nothing but the keys.
 */
export function dealOut<T>(
  things: readonly T[],
  slots: readonly { id: string; key: string }[],
  idOf: (thing: T) => string,
): Map<string, T[]> {
  const orders = slots.map(({ id, key }) => ({ id, order: inOrder(things, key, idOf) }));
  const taken = new Set<T>();
  const dealt = new Map<string, T[]>(slots.map(({ id }) => [id, []]));
  while (slots.length > 0 && taken.size < things.length) {
    for (const { id, order } of orders) {
      const next = order.find((thing) => !taken.has(thing));
      if (next === undefined) break;
      taken.add(next);
      dealt.get(id)?.push(next);
    }
  }
  return dealt;
}
