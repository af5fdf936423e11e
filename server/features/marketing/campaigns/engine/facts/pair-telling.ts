import { shrink } from './read-fact';

/** How a value is told of a product, in the number of the product; undefined if it cannot be told so. */
export type Say = (value: string, isPlural: boolean, label: string) => string | undefined;

/** Labels, folded, with how their values are told; the first one that says something counts. */
export type Telling = readonly (readonly [label: RegExp, say: Say])[];

/** A form by number. */
export const either = (one: string, many: string) => (isPlural: boolean) => (isPlural ? many : one);

/** Whether a value begins with a number. */
export const isMeasured = (value: string): boolean =>
  /^(?:[+<>~≈]|(?:hasta|m[aá]ximo|m[ií]nimo|unos|unas|m[aá]s de|aproximadamente|up to|about|around|over|at least|approximately) )?\s?\d/iu.test(
    value,
  );

/** A way to tell values of a kind. */
export const when =
  (holds: (value: string) => boolean, say: Say): Say =>
  (value, isPlural, label) =>
    holds(value) ? say(value, isPlural, label) : undefined;

/** A value with a small first letter, unless it may be a name. */
export const small = (value: string): string => shrink(value, () => false);

/** The things of a value in a row: «harina, agua, sal» is «harina, agua y sal». */
export const joined = (value: string, list: (parts: readonly string[]) => string): string => {
  const parts = small(value).split(/,\s+/u);
  const isJoined = /\s(?:y|e|o|u|and|or)\s/u.test(parts.at(-1) ?? '');
  return isJoined ? small(value) : list(parts);
};
