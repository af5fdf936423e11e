import { functionWords } from '../../grammar/words/function-words';
import type { Language } from '../../../../../shared/languages';
import type { Finding, Ground } from './ground';
import type { Leaf } from './leaves';
import { contentWords, isAkin, isQuestion, statedFor } from './stated';
import { type Entry, type ListName, mayHave, plainText, wordList } from './word-list';

/** Words of an entry in a text; `object` is what it is said of. */
interface Match {
  words: string;
  object: string | undefined;
}

/** Where an entry stands in a text in one form; a word at `_` that carries no meaning is none. */
function matchesOf({ pattern }: Entry, plain: string): Match[] {
  return Array.from(plain.matchAll(pattern), ({ 0: words, groups }) => ({
    words,
    object: groups?.object,
  })).filter(({ object }) => object === undefined || !functionWords.has(object));
}

const holdsAll = (stated: readonly string[], words: readonly string[]) =>
  words.every((word) => stated.some((one) => isAkin(one, word)));

/** Words that turn what follows round: a fact about gluten states nothing about “without gluten”. */
const turning =
  /^(?:sin|no|libres?|exent[oa]s?|baj[oa]s?|menos|without|free|no|low|less|zero|cero)(?![a-z])|-free$/;

/** What a leaf may lean on, in the forms in which claims are compared. */
interface Stated {
  plain: string;
  words: readonly string[];
}

/** Whether the facts say what an entry found: its words, and what it is said of. */
function isStated(entry: Entry, { words, object }: Match, stated: Stated, ofKind: readonly Entry[]): boolean {
  if (entry.mode === 'same') {
    const isSaid = ofKind.some((one) => matchesOf(one, stated.plain).length > 0);
    return isSaid && (object === undefined || holdsAll(stated.words, contentWords(object)));
  }
  const said = matchesOf(entry, stated.plain);
  const own = contentWords(words);
  if (own.length === 0) return said.length > 0;
  if (said.some((one) => holdsAll(contentWords(one.words), own))) return true;
  return !turning.test(words) && holdsAll(stated.words, own);
}

/** The words of a list that a text says and its facts do not. */
function unstated(leaf: Leaf, ground: Ground, list: ListName): string[] {
  const entries = wordList(ground.language, list);
  const plain = plainText(leaf.text);
  if (!mayHave(entries, plain)) return [];
  const { cited, known } = statedFor(leaf, ground);
  const isBare = leaf.canCite && cited.length === 0 && !isQuestion(leaf.text);
  const text = plainText([...cited, ...known].join(' . '));
  const stated = { plain: text, words: contentWords(text) };
  return entries
    .filter(({ mode }) => mode !== 'uncited' || isBare)
    .flatMap((entry) => {
      const ofKind = entries.filter(({ kind }) => kind === entry.kind);
      const found = matchesOf(entry, plain).find((match) => !isStated(entry, match, stated, ofKind));
      return found ? [found.words] : [];
    });
}

/** One finding for words of which others are a part. */
const widest = (words: readonly string[]) => [
  ...new Set(words.filter((one) => !words.some((other) => other !== one && other.includes(one)))),
];

/** «fact.claim» and «fact.sensitive»: what only a fact may say, and in its words. */
export function checkClaims(leaf: Leaf, ground: Ground): Finding[] {
  const finding = (code: Finding['code'], words: readonly string[]) =>
    widest(words).map((one): Finding => ({ code, at: leaf.at, words: one }));
  return [
    ...finding('fact.claim', [...unstated(leaf, ground, 'claims'), ...unstated(leaf, ground, 'properties')]),
    ...finding('fact.sensitive', unstated(leaf, ground, 'sensitive')),
  ];
}

/** Effects that the law lets nobody advertise freely, though a fact may say them. */
const riskyKinds = ['health', 'finance'];

/**
 * The words with which a text claims an effect on health or a return of money; undefined if it does not. Regulation (EC)
 * 1924/2006 allows health claims for food of the Union's list only; health services and investments have rules of their own.
 */
export function riskIn(text: string, language: Language): string | undefined {
  const plain = plainText(text);
  const entries = wordList(language, 'sensitive');
  if (!mayHave(entries, plain)) return undefined;
  return entries
    .filter(({ kind }) => riskyKinds.includes(kind))
    .flatMap((entry) => matchesOf(entry, plain))[0]?.words;
}

/** Texts that are seen before all others. */
const isProminent = ({ at, network }: Leaf) =>
  /^(?:subject|altSubject|h1|seo\.title|ads\.)/u.test(at) ||
  (network !== undefined && /\.blocks\.0\.lines\.0$/u.test(at));

/** «fact.risky»: no claim of health or finance in a subject, a heading, an advertisement or at the head of a post. */
export function checkRisk(leaf: Leaf, { language }: Ground): Finding[] {
  const words = isProminent(leaf) ? riskIn(leaf.text, language) : undefined;
  return words === undefined ? [] : [{ code: 'fact.risky', at: leaf.at, words }];
}
