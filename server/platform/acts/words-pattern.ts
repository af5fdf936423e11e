const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The words of a pattern as they stand in plain text and in JSON. */
const spellings = (word: string) => [word, JSON.stringify(word).slice(1, -1)];

/**
 * A pattern of PostgreSQL that finds one of some words as whole words, in any case; undefined without words. Longer words
 * come first, so that a part does not take the place of the whole.
 */
export function patternOf(words: readonly string[]): string | undefined {
  const all = [...new Set(words.flatMap(spellings))].toSorted((left, right) => right.length - left.length);
  return all.length > 0 ? String.raw`(?<!\w)(${all.map(escaped).join('|')})(?!\w)` : undefined;
}
