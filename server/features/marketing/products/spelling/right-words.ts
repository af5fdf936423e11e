import type { Language } from '../../../../../shared/languages';
import { type Dictionary, dictionaryOf } from './dictionary';
import { britishSpellings, britishWords } from './words/british';
import { usualWords } from './words/usual';

/** What is right in a language. */
export interface RightWords {
  has: (word: string) => boolean;
  letters: string;
}

/** Pronouns behind a verb: comprarlo, cómpralo, llévatelo, dármelo. */
const enclitic = /^(\p{L}{2,}?)((?:me|te|se|nos)?(?:l[oae]s?)|me|te|se|nos)$/u;

/** A vowel without its accent. */
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

const withoutAccents = (word: string) => word.replace(/[áéíóú]/gu, (vowel) => plain[vowel] ?? vowel);

/** One pronoun leaves an infinitive as it is; an imperative, and what has two of them, gets an accent. */
function hasPronouns(word: string, { has }: Dictionary): boolean {
  const [, stem = '', pronouns = ''] = enclitic.exec(word) ?? [];
  const isAccented = /[áéíóú]/u.test(stem);
  const isInfinitive = /[aeiíáé]r$/u.test(stem);
  if (stem === '' || isAccented !== (!isInfinitive || pronouns.length > 3)) return false;
  return has(withoutAccents(stem));
}

/** A plural that the dictionary forgets: bolsillos, lumens. */
const isPlural = (word: string, { has }: Dictionary) => /[aeoén]s$/u.test(word) && has(word.slice(0, -1));

/** A word that Britons spell otherwise than the dictionary. */
const isBritish = (word: string, { has }: Dictionary): boolean =>
  britishWords.has(word) ||
  britishSpellings.some(([british, american]) => {
    const other = word.replace(british, american);
    return other !== word && has(other);
  });

function rightIn(language: Language, own: Dictionary, other: Dictionary): RightWords {
  const isUsual = (word: string) => usualWords[language].has(word);
  const also = { es: hasPronouns, en: isBritish }[language];
  return {
    letters: own.letters,
    has: (word) => {
      const small = word.toLocaleLowerCase('es');
      // Words of the other language are borrowed, as they stand in its dictionary: online, paella.
      const isBorrowed = small.length > 3 && other.lists(small);
      return own.has(word) || isUsual(small) || also(small, own) || isPlural(small, own) || isBorrowed;
    },
  };
}

let loaded: Promise<Record<Language, RightWords>> | undefined;

/** The right words of both languages, from the bundled dictionaries, which are read at first use. */
export const loadRightWords = (): Promise<Record<Language, RightWords>> =>
  (loaded ??= Promise.all([import('dictionary-es'), import('dictionary-en')]).then(async ([es, en]) => {
    const [spanish, english] = [await dictionaryOf(es.default), await dictionaryOf(en.default)];
    return { es: rightIn('es', spanish, english), en: rightIn('en', english, spanish) };
  }));
