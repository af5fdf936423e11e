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

const expressionsIn = (concepts: readonly Concept[], language: Language): Expression[] => [
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
const keyOf = (word: string) =>
  word.startsWith(numberSign) ? numberSign : word.replace('*', '').slice(0, 2);

type Index = ReadonlyMap<string, readonly Expression[]>;

/** How far before a word its negation can stand: «no es apto para». */
const reach = 4;

/** Answers that deny what stands before them: «impermeable: no», «sábados: cerrado». */
const refusals = new Set(['no', 'none', 'ninguno', 'ninguna', 'cerrado', 'closed', 'n']);
/** Negations of a thing, which end where something is there again: «sin gluten y con semillas». */
const lacks = new Set(['sin', 'without']);
const present = new Set(['con', 'with']);

/** Whether a fact denies what stands between two of its words: «no es apto para», «impermeable: no». */
function isDenied(words: readonly string[], { from, to }: Hit, language: Language): boolean {
  const after = words[to] === breakSign ? to + 1 : to;
  if (refusals.has(words[after] ?? '') && words.length === after + 1) return true;
  const before = words.slice(Math.max(0, from - reach), from);
  const clause = before.slice(before.lastIndexOf(breakSign) + 1);
  const at = clause.findLastIndex((word) => negations[language].has(word));
  if (at < 0 || ['solo', 'only', 'just'].includes(clause[at + 1] ?? '')) return false;
  return !(lacks.has(clause[at] ?? '') && clause.slice(at + 1).some((word) => present.has(word)));
}

function hitsIn(words: readonly string[], index: Index, language: Language): Hit[] {
  return words.flatMap((word, from) =>
    (index.get(keyOf(word)) ?? [])
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

/** The hits that stand, the longest first: no word belongs to more than one of them. */
function standing(hits: readonly Hit[]): Hit[] {
  const ordered = hits.toSorted(
    (one, other) =>
      other.words.length - one.words.length ||
      closeness(other) - closeness(one) ||
      lettersOf(other) - lettersOf(one) ||
      one.from - other.from,
  );
  const taken = new Set<number>();
  return ordered.filter(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, at) => from + at);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}

/** Finds the concepts that a fact names, for a product's sector and its reader. */
export type FindConcepts = (
  text: string,
  language: Language,
  sector: string,
  audience: Audience,
) => Concept[];

/**
 * What finds concepts in facts: the longest expression first, which keeps shorter ones within it out; what a fact denies
 * is not found.
 */
export function finderOf(concepts: readonly Concept[]): FindConcepts {
  const indexes: Record<Language, Index> = {
    es: indexOf(expressionsIn(concepts, 'es')),
    en: indexOf(expressionsIn(concepts, 'en')),
  };
  return (text, language, sector, audience) => {
    const words = wordsOfFact(text, language);
    const meant = hitsIn(words, indexes[language], language).filter(
      ({ concept }) => concept === undefined || means(concept, sector, audience),
    );
    const found = standing(meant).filter((hit) => !isDenied(words, hit, language));
    return [...new Set(found.flatMap(({ concept }) => concept ?? []))];
  };
}

/** Finds the concepts of the benefit lexicon. */
export const findConcepts = finderOf(concepts);
