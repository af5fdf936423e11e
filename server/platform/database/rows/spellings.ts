/** The marks between the parts of a word that `search_words` takes apart, and what `unaccent` makes such marks of. */
const marks = /[!-/:-@[-`{-~‘’‐–—«»]+/g;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The different words that were typed, in order. */
export const typedWords = (typed: string): string[] => [
  ...new Set(typed.normalize('NFC').split(/\s+/).filter(Boolean)),
];

/**
 * How a typed word (NFC) may stand in a text that `search_words` made: as it is, with umlauts written out, its parts one
 * after another, or its parts joined, since stored and typed spellings of O'Brien and Müller differ.
 */
export function spellings(word: string): string[] {
  const plain = word.replace(/[äöüøå]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter);
  const all = [word, plain].flatMap((each) => [
    each,
    each.replace(marks, ' ').trim(),
    each.replace(marks, ''),
  ]);
  // What is left of C++ begins too many words.
  return [...new Set(all)].filter((each) => each === word || each.length > 1);
}
