/** The characters at which `search_words` splits a word, including those that `unaccent` turns into such characters. */
const marks = /[!-/:-@[-`{-~‘’‐–—«»]+/g;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The distinct typed words, in order. */
export const typedWords = (typed: string): string[] => [
  ...new Set(typed.normalize('NFC').split(/\s+/).filter(Boolean)),
];

/**
 * The spellings in which a typed word (NFC) may occur in a text from `search_words`: unchanged, with umlauts written
 * out, and its parts separated or joined. Stored and typed spellings of O'Brien and Müller differ.
 */
export function spellings(word: string): string[] {
  const plain = word.replace(/[äöüøå]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter);
  const all = [word, plain].flatMap((each) => [
    each,
    each.replace(marks, ' ').trim(),
    each.replace(marks, ''),
  ]);
  // A single letter, such as the rest of C++, would match too many words.
  return [...new Set(all)].filter((each) => each === word || each.length > 1);
}
