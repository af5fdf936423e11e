import { fold, rootOf } from '../../grammar/words/fold';
import type { Language } from '../../../../../shared/languages';
import type { Finding, Ground } from './ground';
import type { Leaf } from './leaves';
import { keeping } from './keeping';
import { type Quantity, quantitiesOf, states } from './quantities';
import { contentWords, isAkin, isQuestion, priceId, statedFor } from './stated';
import { functionWords } from '../../grammar/words/function-words';

const rate =
  /(?:[€$£]|\beuros?|\beur|\bdollars?|\bpounds?|(?<=[€$£]\d[\d.,]{0,20}))\s*(?:al|por|a la|cada|\/|per|a|an|each|every)\s*(mes|ano|dia|semana|hora|persona|noche|usuario|month|year|day|week|hour|person|night|user)\b/gu;

/** What an amount is paid for, folded: «mes» in «90 € al mes». */
const ratesOf = keeping((text) => Array.from(fold(text).matchAll(rate), ([, per = '']) => per));

/** The quantities of a text, by its language. */
const quantities: Record<Language, (text: string) => readonly Quantity[]> = {
  en: keeping((text) => quantitiesOf(text, 'en')),
  es: keeping((text) => quantitiesOf(text, 'es')),
};

/** The words of a text as names are compared. */
const nameWordsOf = keeping((text) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(rootOf),
);

/** «fact.number»: every number is in a cited fact, the product or the company, and every amount is for what it is there. */
export function checkNumbers(leaf: Leaf, ground: Ground): Finding[] {
  const { cited, known } = statedFor(leaf, ground);
  const told = quantities[ground.language](leaf.text);
  const paid = ratesOf(leaf.text);
  if (told.length === 0 && paid.length === 0) return [];
  const all = [...cited, ...known];
  const stated = all.flatMap(quantities[ground.language]);
  const rates = new Set(all.flatMap(ratesOf));
  return [
    ...told.filter((quantity) => !states(stated, quantity)).map(({ text }) => text),
    ...paid.filter((per) => !rates.has(per)),
  ].map((words) => ({ code: 'fact.number', at: leaf.at, words }));
}

const address = /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?:\+|00)?\d[\d\s().-]{7,}\d/gu;

/** «fact.contact»: no address or phone number but those of the product, the company and the cited facts. */
export function checkContacts(leaf: Leaf, ground: Ground): Finding[] {
  const { cited, known } = statedFor(leaf, ground);
  const plain = (text: string) => fold(text).replace(/[\s().-]/gu, '');
  const stated = [...cited, ...known].map(plain).join(' ');
  return Array.from(leaf.text.matchAll(address), ([found]) => found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/u, ''))
    .filter((found) => !stated.includes(plain(found)))
    .map((words) => ({ code: 'fact.contact', at: leaf.at, words }));
}

/** Characters before a name in which a sentence may begin. */
const nearby = 20;
const sentenceStart = /(?:^|[.!?:…]\s+|[¿¡«“"(]\s*)$/u;
/** What stands close to a number is its unit: «250W», «10Ah». */
const capitalised = /(?<![\dº°])\p{Lu}[\p{L}\p{N}’'-]*(?:\s+(?:(?:de|del|of)\s*)?\p{Lu}[\p{L}\p{N}’'-]*)*/gu;
/** Capitals that are written anywhere: days, months and languages in English, feasts in both. */
const usualCapitals =
  /^(?:i|i'm|i'll|i've|i’m|i’ll|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|spanish|christmas|easter|navidad|navidade)s?$/u;

/** A single capital at the start of a sentence says nothing, unless the word is spelt like a name. */
const saysNothing = (name: string, before: string) =>
  sentenceStart.test(before) && !/\s/u.test(name) && !/.\p{Lu}|\d/u.test(name);

/** «fact.name»: every proper noun is in a cited fact, the product or the company. */
export function checkNames(leaf: Leaf, ground: Ground): Finding[] {
  const { cited, known } = statedFor(leaf, ground);
  const stated = new Set([...cited, ...known].flatMap(nameWordsOf));
  const text = leaf.text.replace(/https?:\/\/\S+/gu, '');
  return Array.from(text.matchAll(capitalised))
    .map(({ 0: name, index }) => ({ name, before: text.slice(Math.max(0, index - nearby), index) }))
    .filter(({ name, before }) => !saysNothing(name, before))
    .map(({ name, before }) =>
      namesIn(name, sentenceStart.test(before)).find((one) => !stated.has(rootOf(one))),
    )
    .filter((name) => name !== undefined)
    .map((words) => ({ code: 'fact.name', at: leaf.at, words }));
}

/** The words of a run of capitals that can be names; the first one of a sentence only if nothing follows it. */
function namesIn(run: string, isStart: boolean): string[] {
  const all = run.split(/[\s’'-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const checked = isStart && all.length > 1 && functionWords.has(fold(all[0] ?? '')) ? all.slice(1) : all;
  return checked.filter((word) => !usualCapitals.test(word.toLocaleLowerCase('en')));
}

/**
 * «fact.cited»: a sentence that names the product cites a fact, and one that cites a fact shares a word or an amount with
 * it.
 */
export function checkCited(leaf: Leaf, ground: Ground): Finding[] {
  const { at, facts, text } = leaf;
  const words = contentWords(text);
  const read = quantities[ground.language];
  const told = read(text);
  const isShared = (id: string) => {
    const fact = id === priceId ? ground.product.price : ground.facts.find((one) => one.id === id)?.text;
    if (fact === undefined) return false;
    if (contentWords(fact).some((one) => words.some((word) => isAkin(one, word)))) return true;
    return told.some((quantity) => states(read(fact), quantity));
  };
  const alien = facts.find((id) => !isShared(id));
  if (alien !== undefined) return [{ code: 'fact.cited', at, words: alien }];
  const { product } = ground;
  const names = [product.shortName ?? product.name];
  const isStatement = leaf.canCite && leaf.isSentence && !isQuestion(text);
  const isAbout = isStatement && names.some((name) => fold(text).includes(fold(name)));
  return isAbout && facts.length === 0 && words.length > contentWords(names.join(' ')).length + 2
    ? [{ code: 'fact.cited', at }]
    : [];
}
