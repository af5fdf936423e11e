import { list as englishList } from '../surface/english-articles';
import { list as spanishList } from '../surface/spanish-joining';
import { listedNouns } from '../../../grammar/spanish/listed-nouns';
import { readNoun } from '../../../grammar/spanish/noun';
import { readNounPhrase, withDeterminer } from '../../../grammar/spanish/noun-phrase';
import { fold, rootOf } from '../../../grammar/words/fold';
import { type About, byNumber } from './about';
import { englishNoun, englishQuality, included } from './english-phrases';
import { isDeed, isPerson, spanishContainers, spanishKinds, spanishMatter } from './matter';
import { places } from '../lexicon/words/places';
import { isShelf } from '../../../products/analysis/shop-labels';
import { type Pair, needsLabel, pairPredicate } from './pair';
import { phraseVerb, standsApart } from './phrases';
import type { ReadFact } from './read-fact';
import { isEither, isModal } from './verbs';

/** Whether the ending of a Spanish participle or adjective agrees with the product. */
function agrees(word: string, { gender, isPlural }: About): boolean {
  if (/s$/u.test(word) !== isPlural) return false;
  if (!/[oa]s?$/u.test(word)) return true;
  return gender !== undefined && /a/u.test(word.replace(/s$/u, '').at(-1) ?? '') === (gender === 'f');
}

/** What goes into a thing that is eaten or put on: it «lleva» that. */
const ingredients =
  /^(?:aceite|masa|queso|harina|relleno|salsa|crema|manteca|miel|leche|cacao|chocolate|carne|semilla|levadura|extracto|almendra|nuez|nueces|fruta)s?$/u;

/** How food and drink come to be: «es de extracción en frío». */
const making =
  /^(?:saponificaci[oó]n|extracci[oó]n|elaboraci[oó]n|fermentaci[oó]n|fabricaci[oó]n|producci[oó]n|cosecha|curaci[oó]n|tueste|prensado|molienda|recolecci[oó]n|variedad|destilaci[oó]n|maduraci[oó]n|cultivo|confecci[oó]n|cocci[oó]n)\s(?!de(?:l|\s))/iu;

/** Where one stays or works. */
const stays = new Set(
  'cabaña casa apartamento habitación bungalow suite hotel hostal parcela local oficina puesto piso finca sala nave despacho camping'
    .split(' ')
    .map(rootOf),
);

/** What follows a verb and hardly a thing: «arde 45 horas», «tira hasta 2 toneladas», «seca en minutos». */
const afterVerb =
  /^\S+(?:[ae]n?)\s(?:\d|el|la|los|las|un|una|tu|tus|hasta|sin|con|en|más|menos|bien|mejor|solo|siempre|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})/iu;
const inTime = /^\S+ en (?:menos de |unos |unas )?(?:\d|un|una|segundos|minutos|horas)(?!\p{L})/iu;

/** Whether the first word may be a verb that is not known as one. */
function mayBeVerb(text: string, first: string): boolean {
  const { singular } = readNoun(first);
  if (isEither(first)) return !/^\S+ (?:de|con|para|y)(?!\p{L})/iu.test(text) || inTime.test(text);
  return afterVerb.test(text) && !listedNouns.has(singular);
}

function spanishNoun(text: string, about: About): string | undefined {
  const first = text.split(/[\s,]/u)[0] ?? '';
  if (mayBeVerb(text, first)) return undefined;
  // «92 % de aprobados» is no matter that a thing is of.
  if (/^\d[\d.,]*\s?% de\s/u.test(text)) return undefined;
  if (/^\d[\d.,]*\s?%/u.test(text)) return `${byNumber('es', 'son', about)} ${text}`;
  if (/^(?:un|una|unos|unas)$/iu.test(first)) {
    const noun = text.split(/\s/u)[1] ?? '';
    const isKind =
      [spanishKinds, spanishContainers].some((set) => set.has(fold(noun))) || about.name.has(rootOf(noun));
    return `${isKind ? byNumber('es', 'son', about) : about.isService ? byNumber('incluye', 'incluyen', about) : byNumber('tiene', 'tienen', about)} ${text}`;
  }
  if (/^\p{Lu}{2,}$/u.test(first) || /^\p{Ll}+, \p{Ll}+ y \p{Ll}+$/u.test(text)) return undefined;
  if (/^(?:el|la|los|las)$/iu.test(first)) return undefined;
  const small = fold(first);
  if (making.test(text)) return `${byNumber('es', 'son', about)} de ${text}`;
  if (spanishMatter.has(small)) return `${byNumber('es', 'son', about)} de ${text}`;
  // «Una furgoneta de alquiler tiene furgonetas» says nothing.
  if (about.words?.has(rootOf(first)) && !about.name.has(rootOf(first))) return undefined;
  // «Un baño y corte» is no «baño, secado y corte de uñas»: it includes them.
  const isList = /,/u.test(text) && about.name.has(rootOf(first));
  if (!isList && (spanishKinds.has(small) || about.name.has(rootOf(first)))) {
    const kind = withDeterminer('indefinite', readNounPhrase(text));
    return about.isPlural ? undefined : kind && `es ${kind}`;
  }
  if (spanishContainers.has(small)) return `${byNumber('viene', 'vienen', about)} en ${text}`;
  if (ingredients.test(small)) return `${byNumber('lleva', 'llevan', about)} ${text}`;
  if (!/\p{L}/u.test(first) && !/^\d/u.test(first)) return undefined;
  if (isPerson(text.replace(/^\d+ /u, ''))) return `${byNumber('cuenta', 'cuentan', about)} con ${text}`;
  if (isList || isDeed(first) || about.isService) return `${byNumber('incluye', 'incluyen', about)} ${text}`;
  return `${byNumber('tiene', 'tienen', about)} ${text}`;
}

function spanishQuality(text: string, about: About): string | undefined {
  const [first = ''] = text.split(/[\s,]/u);
  const small = fold(first);
  if (small === 'para' || /^ideal|^apt/u.test(small)) return `${byNumber('es', 'son', about)} ${text}`;
  // «Sin permanencia» is a term, not how a thing comes.
  if (
    /^sin (?:permanencia|compromiso|contrato|penalizaci|matr[ií]cula|letra|cita|coste|gastos|intereses|cuotas?|alta|desplazamiento|esperas?)/iu.test(
      text,
    )
  )
    return undefined;
  // A cabin does not come without neighbours.
  if (small === 'sin' && [...(about.words ?? [])].some((word) => stays.has(word))) return undefined;
  if (small === 'con' || small === 'sin') return `${byNumber('viene', 'vienen', about)} ${text}`;
  if (/^(?:en|de|desde|hasta|por|a|al|bajo|sobre|muy)$/u.test(small)) return undefined;
  if (!agrees(small, about)) return undefined;
  const isDone =
    /(?:ad|(?<!val|sol|rap|liqu|hibr|cal|flu)id|hech|list|escrit|abiert|cubiert|impres)[oa]s?$|^disponibles?$/u.test(
      small,
    );
  return `${isDone ? byNumber('está', 'están', about) : byNumber('es', 'son', about)} ${text}`;
}

/** What follows the product as a subject: «fermenta 24 horas», «has an oak base»; undefined if the fact cannot follow it. */
export function predicateOf(fact: ReadFact, about: About, text = fact.small): string | undefined {
  const isSpanish = about.language === 'es';
  if (fact.pair)
    return choicesOf(fact.pair, about) ?? pairPredicate(fact.pair, about.language, about.isPlural);
  if (fact.form === 'verb') return fact.wantsMany === about.isPlural || isModal(text) ? text : undefined;
  // Terms and proofs that are phrases are not parts of the product.
  if (fact.form === 'noun' && (fact.kind === 'offer' || fact.kind === 'proof')) return undefined;
  const said = phraseVerb(text, about.language, about.isPlural ? 'many' : 'one');
  if (said !== undefined) return isSpanish ? said : included(said);
  if (standsApart(text, about.language) || places.has(fold(text.split(/[\s,]/u)[0] ?? ''))) return undefined;
  if (fact.form === 'noun') return isSpanish ? spanishNoun(text, about) : englishNoun(text, about);
  if (fact.form === 'quality') return isSpanish ? spanishQuality(text, about) : englishQuality(text, about);
  return undefined;
}

/** Labels of what a buyer chooses among. */
const choice = /^(?:sizes?|colou?rs?|tallas?|tamaños?|color(?:es)?|sabor(?:es)?|flavou?rs?)$/iu;

/** What a buyer can choose among: «viene en blanco y negro». */
function choicesOf({ label, value }: Pair, about: About): string | undefined {
  const choices = value.split(/,\s*/u);
  if (choices.length < 2 || !choice.test(label)) return undefined;
  return about.language === 'en'
    ? `${byNumber('comes', 'come', about)} in ${englishList(choices)}`
    : `${byNumber('viene', 'vienen', about)} en ${spanishList(choices)}`;
}

/** A pair that tells nothing of the product as its subject: «la temperatura de servicio es de 16 ºC». */
function pairClause({ label, value }: Pair, { language }: About): string | undefined {
  if (needsLabel(value, language) || isShelf(label)) return undefined;
  const small = label.charAt(0).toLocaleLowerCase('es') + label.slice(1);
  if (language === 'en') return `the ${small} ${/(?<!s)s$/u.test(small) ? 'are' : 'is'} ${value}`;
  const phrase = readNounPhrase(small);
  const called = withDeterminer('definite', phrase);
  return called && `${called} ${phrase.isPlural ? 'son' : 'es'} ${/^\d/u.test(value) ? 'de ' : ''}${value}`;
}

/** A fact as a clause that stands after a colon or an «and»; phrases stay as they are. */
export function clauseOf(fact: ReadFact, about: About, isBrief = false): string {
  const text = isBrief && fact.brief !== undefined ? shrinkAs(fact, fact.brief) : fact.small;
  const predicate = predicateOf(fact, about, text);
  if (fact.pair && predicate === undefined) return pairClause(fact.pair, about) ?? fact.small;
  if (about.language === 'es') return predicate ?? text;
  if (predicate !== undefined) return `${about.isPlural ? 'they' : 'it'} ${predicate}`;
  return fact.form === 'verb' ? `${fact.wantsMany ? 'they' : 'it'} ${text}` : text;
}

/** The short form of a fact, with its first letter as the long one has it. */
export const shrinkAs = ({ small }: ReadFact, brief: string): string => small.charAt(0) + brief.slice(1);
