import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { functionWordsOf } from '../../../grammar/words/function-words';

/** What dictionaries know of words; words are given folded. */
export interface KnownWords {
  /** Whether a language has the word, in any inflection. */
  has: (language: Language, word: string) => boolean;
}

/** Endings of inflected forms and what stands in the dictionary instead, as far as spelling tells. */
const endings: Record<Language, readonly (readonly [RegExp, readonly string[]])[]> = {
  es: [
    [/ces$/, ['z']],
    [/es$/, ['']],
    [/s$/, ['']],
    [/(as|a|os)$/, ['o', '']],
    [/(mente)$/, ['', 'o']],
    [/(it|cit)[oa]s?$/, ['o', 'a', '']],
    [/isim[oa]s?$/, ['o', '']],
  ],
  en: [
    [/ies$/, ['y']],
    [/es$/, ['']],
    [/s$/, ['']],
    [/(ed|ing|er|est)$/, ['', 'e']],
    [/(.)\1(ed|ing|er|est)$/, ['$1']],
    [/ily$/, ['y']],
    [/ly$/, ['', 'le']],
    [/(ness|less|ful|able)$/, ['', 'e']],
  ],
};

/** Endings of Spanish verbs by the vowel of their infinitive; longer ones first. */
const verbEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(aremos|abamos|asteis|aran|aras|ando|aron|amos|aban|ados|adas|ais|ara|aba|ado|ada|are|an|as|e|en|es|o|a)$/,
    ['ar'],
  ],
  [
    /(eremos|iremos|ieron|iendo|yendo|eran|iran|imos|emos|idos|idas|era|ira|ian|ido|ida|ia|io|en|es|an|as|e|o|a)$/,
    ['er', 'ir'],
  ],
];

/** Enclitic pronouns of infinitives: usarlo, recogerla. */
const enclitic = /(?<=[aei]r)(se|l[oae]s?|me|te|nos)+$/;

function variantsOf(language: Language, word: string): string[] {
  const bases = language === 'es' ? [word, word.replace(enclitic, '')] : [word];
  const inflected = endings[language].flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
  return [...bases, ...inflected];
}

const infinitivesOf = (word: string) =>
  verbEndings.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );

/** The words of a Hunspell dictionary, folded. */
function entriesOf(dictionary: Uint8Array): Set<string> {
  const lines = new TextDecoder().decode(dictionary).split('\n').slice(1);
  return new Set(lines.map((line) => fold((line.split(/[/\t]/)[0] ?? '').trim())).filter(Boolean));
}

/** Knows the words of two Hunspell dictionaries. */
export function knownWordsIn(dictionaries: Record<Language, Uint8Array>): KnownWords {
  const words = { es: entriesOf(dictionaries.es), en: entriesOf(dictionaries.en) };
  const infinitive = (word: string) => infinitivesOf(word).some((one) => words.es.has(one));
  return {
    has: (language, word) =>
      functionWordsOf[language].has(word) ||
      variantsOf(language, word).some((one) => words[language].has(one)) ||
      (language === 'es' && infinitive(word)),
  };
}

let loaded: Promise<KnownWords> | undefined;

/** The words of the bundled dictionaries, which are read at first use. */
export const loadKnownWords = (): Promise<KnownWords> =>
  (loaded ??= Promise.all([import('dictionary-es'), import('dictionary-en')]).then(([es, en]) =>
    knownWordsIn({ es: es.default.dic, en: en.default.dic }),
  ));
