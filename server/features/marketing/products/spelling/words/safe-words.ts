/** Corrections of a language that are made without asking. */
export interface SafeWords {
  /** Misspelt words in small letters, and what they mean. */
  words: Readonly<Record<string, string>>;
  /** What more than a word tells, and what stands in its place, with its first group as `$1`. */
  patterns: readonly (readonly [RegExp, string])[];
}
