import type { Person } from './person.queries';

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The words of a pattern as they stand in plain text and in JSON. */
const spellings = (word: string) => [word, JSON.stringify(word).slice(1, -1)];

/**
 * A pattern of PostgreSQL that finds one of some words as whole words, in any case; undefined without words. Longer words
 * come first, so that a part does not take the place of the whole.
 */
function patternOf(words: readonly string[]): string | undefined {
  const all = [...new Set(words.flatMap(spellings))].toSorted((left, right) => right.length - left.length);
  return all.length > 0 ? String.raw`(?<!\w)(${all.map(escaped).join('|')})(?!\w)` : undefined;
}

/** What only this person is called: addresses, phones, and names of two words or more. */
export const identifying = ({ names, emails, phones }: Person) =>
  patternOf([...emails, ...phones, ...names.filter((name) => name.includes(' '))]);

/** What the person is called among records that are linked to them. */
export const calling = ({ names, emails, phones }: Person) => patternOf([...names, ...emails, ...phones]);
