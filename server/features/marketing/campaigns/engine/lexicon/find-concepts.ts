import type { Language } from '../../../../../../shared/languages';
import type { Audience } from '../../../../../../shared/marketing/campaigns/scales';
import { numerals } from '../../validators/words/numerals';
import type { Concept } from './concept';
import { concepts } from './concepts';
import { isWord } from './inflections';
import { falseFriends, negations } from './words/false-friends';
import { breakSign, numberSign, wordsOfFact } from './words-of-fact';

/** An expression of the lexicon, in words; without a concept it only keeps a false friend from being found. */
interface Expression {
  words: readonly string[];
  concept?: Concept;
}

/** A place in a fact where an expression stands. */
interface Hit extends Expression {
  from: number;
  to: number;
}

const inWords = (expression: string, language: Language) =>
  expression.split(/\s+/u).map((word) => (numerals[language].has(word) ? numberSign : word));

const expressionsIn = (language: Language): Expression[] => [
  ...concepts.flatMap((concept) =>
    concept.texts[language].match.map((expression) => ({ words: inWords(expression, language), concept })),
  ),
  ...falseFriends[language].map((expression) => ({ words: inWords(expression, language) })),
];

/** Expressions by the first two letters of their first word, which no inflection changes. */
function indexOf(all: readonly Expression[]): Map<string, Expression[]> {
  const index = new Map<string, Expression[]>();
  for (const expression of all) {
    const key = keyOf(expression.words[0] ?? '');
    index.set(key, [...(index.get(key) ?? []), expression]);
  }
  return index;
}
const keyOf = (word: string) => word.replace('*', '').slice(0, 2);

const indexes: Record<Language, Map<string, Expression[]>> = {
  es: indexOf(expressionsIn('es')),
  en: indexOf(expressionsIn('en')),
};

/** How far before a word its negation can stand: «no es apto para». */
const reach = 4;

/** Whether a fact denies what stands between two of its words: «no es apto para», «impermeable: no». */
function isDenied(words: readonly string[], { from, to }: Hit, language: Language): boolean {
  if (words[to] === breakSign && words[to + 1] === 'no' && words.length === to + 2) return true;
  const before = words.slice(Math.max(0, from - reach), from);
  const clause = before.slice(before.lastIndexOf(breakSign) + 1);
  const at = clause.findLastIndex((word) => negations[language].has(word));
  return at >= 0 && !['solo', 'only', 'just'].includes(clause[at + 1] ?? '');
}

function hitsIn(words: readonly string[], language: Language): Hit[] {
  return words.flatMap((word, from) =>
    (indexes[language].get(keyOf(word)) ?? [])
      .filter((one) => one.words.every((part, at) => isWord(part, words[from + at] ?? '', language)))
      .map((one) => ({ ...one, from, to: from + one.words.length })),
  );
}

const means = (concept: Concept, sector: string, audience: Audience) =>
  (concept.sectors?.includes(sector) ?? true) && (concept.audience ?? audience) === audience;

/** How closely a concept is meant: one of the sector before one of all, one of the audience before one of both. */
const closeness = ({ concept }: Hit) =>
  concept === undefined ? 4 : (concept.sectors ? 2 : 0) + (concept.audience ? 1 : 0);
const lettersOf = ({ words }: Hit) => words.join('').length;

/**
 * The concepts that a fact names, the longest expression first. No word belongs to more than one of them, so a longer
 * expression keeps shorter ones out; what the fact denies is not found.
 */
export function findConcepts(
  text: string,
  language: Language,
  sector: string,
  audience: Audience,
): Concept[] {
  const words = wordsOfFact(text, language);
  const hits = hitsIn(words, language)
    .filter(({ concept }) => concept === undefined || means(concept, sector, audience))
    .toSorted(
      (one, other) =>
        other.words.length - one.words.length ||
        closeness(other) - closeness(one) ||
        lettersOf(other) - lettersOf(one) ||
        one.from - other.from,
    );
  const taken = new Set<number>();
  const found = hits.filter(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, at) => from + at);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
  return [
    ...new Set(
      found.filter((hit) => !isDenied(words, hit, language)).flatMap(({ concept }) => concept ?? []),
    ),
  ];
}
