import { folded } from '../../../plain-text';
import { helpVocabulary } from './vocabulary';

interface Described {
  id: number;
  description: string;
}

/** A word of fewer letters names a thing only if it is in the vocabulary. */
const shortest = 5;

/** The word itself and what it may be the plural of, in either language. */
const formsOf = (word: string): string[] => [
  word,
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
];

const vocabularies = Object.values(helpVocabulary);
const listed = (words: string) => folded(words).split(', ');

/** The things that a listed word names. */
const things = new Map(
  vocabularies.flatMap(({ found }) =>
    Object.entries(found).flatMap(([thing, words]) => listed(words).map((word) => [word, thing] as const)),
  ),
);
const nothings = new Set(vocabularies.flatMap(({ notFound }) => listed(notFound)));

/** What a text names: listed things, and other words in all forms by which another text may name the same. */
function namedIn(text: string): Set<string> {
  const words = folded(text).match(/\p{L}+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const forms = formsOf(word);
      const known = forms.flatMap((form) => things.get(form) ?? []);
      // In capitals, which no word has here.
      if (known.length > 0) return known.map((thing) => thing.toUpperCase());
      const isSaid = word.length >= shortest && !forms.some((form) => nothings.has(form));
      return isSaid ? forms : [];
    }),
  );
}

/**
 * The strengths that may help with a problem, because both texts name the same thing; in the order of the strengths. They
 * are proposals: only a person knows whether they help.
 */
export function proposedHelp<Strength extends Described>(problem: string, strengths: readonly Strength[]) {
  const named = namedIn(problem);
  return strengths.filter(({ description }) => [...namedIn(description)].some((thing) => named.has(thing)));
}
