import type { Finder } from './finder';

/** The fields whose value is one address or phone: without it they are empty. */
const points = new Set(['email', 'phone']);

type Part = readonly [name: string, value: unknown];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address or phone of a list of such. */
const isTheirPoint = (one: unknown, finder: Finder) =>
  isObject(one) && typeof one.value === 'string' && finder.isPoint(one.value);

/** What stays of an own field: an address or phone alone goes, since `…` is neither. */
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
 * A JSON value without a person. An address or phone of a list of such goes altogether, so that taking back a change of
 * the list never stores what is none; in other texts `…` stands for it. Names of fields stay.
 */
export function withoutPerson(value: unknown, finder: Finder): unknown {
  if (typeof value === 'string') return finder.without(value);
  if (Array.isArray(value)) {
    return value.filter((one) => !isTheirPoint(one, finder)).map((one) => withoutPerson(one, finder));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map((part) => partWithout(part, finder)));
}
