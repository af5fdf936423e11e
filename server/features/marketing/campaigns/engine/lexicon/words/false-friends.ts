import type { Language } from '../../../../../../../shared/languages';

/** Words that deny what follows, folded. */
export const negations: Record<Language, ReadonlySet<string>> = {
  es: new Set('no sin ni nunca tampoco excepto salvo menos'.split(' ')),
  en: new Set(
    "not no non never without cannot can't don't isn't aren't doesn't won't nor except excluding".split(' '),
  ),
};

/** Expressions that hold a word of the lexicon and mean something else; they take the word without naming a concept. */
export const falseFriends: Record<Language, readonly string[]> = {
  es: [],
  en: [],
};
