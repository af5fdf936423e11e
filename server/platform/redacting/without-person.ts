import type { Finder } from './finder';

/** Fields whose value is a single address or phone; redacting empties them. */
const points = new Set(['email', 'phone']);

type Part = readonly [name: string, value: unknown];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an entry of a list of addresses or phones belongs to the person. */
const isTheirPoint = (one: unknown, finder: Finder) =>
  isObject(one) && typeof one.value === 'string' && finder.isPoint(one.value);

/** The rest of an own field: a single address or phone is removed, because `…` is neither. */
const ownLeft = (values: Record<string, unknown>, finder: Finder) =>
  Object.entries(values).filter(([, value]) => typeof value !== 'string' || !finder.isPoint(value));

const partWithout = ([name, value]: Part, finder: Finder): Part => {
  if (points.has(name) && typeof value === 'string' && finder.isPoint(value)) return [name, null];
  if (name === 'own' && isObject(value)) {
    return [name, withoutPerson(Object.fromEntries(ownLeft(value, finder)), finder)];
  }
  return [name, withoutPerson(value, finder)];
};

/**
 * A JSON value without a person. In a list of addresses or phones the entry is removed, so that an undo never stores
 * an invalid one; in other texts `…` replaces it. Field names stay.
 */
export function withoutPerson(value: unknown, finder: Finder): unknown {
  if (typeof value === 'string') return finder.without(value);
  if (Array.isArray(value)) {
    return value.filter((one) => !isTheirPoint(one, finder)).map((one) => withoutPerson(one, finder));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map((part) => partWithout(part, finder)));
}
