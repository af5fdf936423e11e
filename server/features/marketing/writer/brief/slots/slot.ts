import type { Line } from '../../../../../../shared/marketing/campaigns/piece';

/** What stands in a brief's braces, with the facts that it says. */
export type Slots = ReadonlyMap<string, Line>;

/** A slot and its line; without one the slot is missing. */
export type Entry = readonly [string, Line | undefined];

/** The id under which a line cites the price. */
export const priceId = 'p';

export const line = (text: string, facts: readonly string[] = []): Line => ({ text, facts: [...facts] });

/** Slots of one name for each line: `proof1`, `proof2` … */
export const numbered = (name: string, lines: readonly (Line | undefined)[]): Entry[] =>
  lines.map((one, index) => [`${name}${index + 1}`, one]);
