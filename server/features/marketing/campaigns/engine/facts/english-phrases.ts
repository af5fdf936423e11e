import { article } from '../surface/english-articles';
import { fold, rootOf } from '../../../grammar/words/fold';
import { type About, byNumber } from './about';
import { englishMatter } from '../surface/english-nouns';
import { englishKinds } from './matter';

/** The phrase before a preposition or a comma. */
const headPhrase = (text: string) =>
  text.split(
    /,|\s(?:for|with|inside|across|around|throughout|along|against|of|in|from|to|by|on|at|that|which|and|without|per|under|over|until|till|before|after|within|between|through|behind|near|when|if)\s|\s\(|\s[–-]\s|\s\d|\s(?:already|fully|pre-\p{L}+ed)(?:\s|$)/u,
  )[0] ?? '';

/** The last word before a preposition or a comma heads an English phrase. */
const englishHeadOf = (text: string) => fold(headPhrase(text)).trim().split(/\s+/u).at(-1) ?? '';

/** What the product is: «is a brass lamp», «are wool socks». */
const isWhat = (text: string, first: string, about: About): string | undefined => {
  if (about.isPlural) return `are ${text}`;
  return /^(?:the|one|\d.*)$/u.test(first) ? `is ${text}` : `is ${article(text)} ${text}`;
};

/** A measure before what it measures: "20 hour battery", "14 inch screen". */
const compound =
  /^\d[\d.,]*[\s-]?(?:hour|inch|litre|liter|pint|gallon|hp|bhp|kw|kwh|ply|tog|ton|tonne|speed|min|minute|day|year|month|week|watt|mm|cm|m|kg|g|ml|w|v|mile|km|point|piece|nm)\s\p{L}/iu;

/** A measure and what it comes in: "250g bag", "1 kg bags". */
const container =
  /^\d[\d.,]*[\s-]?(?:g|kg|ml|l|cl|litre|liter)\s(?:[\p{L}-]+\s)?(?:bag|tin|jar|bottle|pot|pack|packet|tub|box|can)(e?s)?$/iu;

/** A part and what it is of: "lining cotton". */
const part = /^(lining|outer|upper|sole|base|frame|handle|shell|legs|top|strap|lid) (\p{L}+)$/iu;

/** A measured thing: «comes in a 250 g bag», «comes as an 800 g loaf», «has a 20 hour battery». */
function measuredThing(text: string, verb: string, about: About): string | undefined {
  const comes = byNumber('comes', 'come', about);
  const packed = container.exec(text);
  if (packed) return `${comes} in ${packed[1] ? text : `${article(text)} ${text}`}`;
  if (!compound.test(text)) return undefined;
  const head = englishHeadOf(text);
  if (englishKinds.has(head)) return `${comes} as ${article(text)} ${text}`;
  return `${verb} ${/[^s]s$/u.test(head) ? text : `${article(text)} ${text}`}`;
}

const made =
  /(?:cotton|wool|linen|silk|leather|suede|steel|wood|oak|ash|beech|copper|bronze|walnut|pine|bamboo|cashmere|merino|polyester|nylon|canvas|denim|velvet|viscose|flannel|glass|brass|marble|porcelain|stoneware|ceramic|silver|gold|aluminium|aluminum)$/u;

/** What it is made of, or what comes with it. */
function matterThing(text: string, head: string, about: About): string {
  return made.test(head) && text.split(' ').length <= 4
    ? `${byNumber('is', 'are', about)} made of ${text}`
    : `${byNumber('comes', 'come', about)} with ${text}`;
}

/** A part that has what it is of after it: "lining cotton" is «a cotton lining». */
function partOf(text: string): string | undefined {
  const [, piece, matter] = part.exec(text) ?? [];
  if (!piece || !matter || !englishMatter.has(fold(matter))) return undefined;
  return /[^s]s$/u.test(piece) ? `${matter} ${piece}` : `${article(matter)} ${matter} ${piece}`;
}

const counted =
  /^(?:the|no|one|two|three|four|five|six|seven|eight|nine|ten|all|every|each|up|over|some|many|plenty|\d[\d.,]*)$/u;
/**
 * What begins with a word in -s that may be a verb or a plural: "kills 99.9 % of bacteria", "lessons for six weeks". Only
 * what follows things tells it from a verb: "pockets for phone and keys".
 */
const maybeVerb =
  /^(?!sports\b|always\b)\p{L}+[^siu\P{L}]s\s(?:(?!(?:of|with|for|over|and|or|both|inside)\b)|for\s(?:(?:up to|over|about)\s)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:second|minute|hour|day|week|month|year))/iu;

/** «Is a mug», "has a named accountant": only what is a kind of thing, or the product's own noun, says what it is. */
function withArticle(text: string, head: string, about: About, verb: string): string | undefined {
  if (about.isPlural) return undefined;
  const isKind = englishKinds.has(head) || about.name.has(rootOf(head));
  return isKind && !about.isService ? `is ${text}` : `${verb} ${text}`;
}

/** A phrase around a noun, said of the product: «has an oak base». */
export function englishNoun(text: string, about: About): string | undefined {
  // Services have no parts, and what is lent or sent is none.
  const isApart = about.isService || /\bon (?:loan|site)\b/u.test(text);
  const verb = isApart ? byNumber('comes with', 'come with', about) : byNumber('has', 'have', about);
  const piece = partOf(text);
  if (piece !== undefined) return `${verb} ${piece}`;
  const first = fold(text.split(/\s/u)[0] ?? '');
  const head = englishHeadOf(text);
  if (/^\d[\d.,]*\s?%/u.test(text) && !englishMatter.has(head) && !made.test(head)) return undefined;
  if (/^\d[\d.,]*\s?%/u.test(text)) return `${byNumber('is', 'are', about)} ${text}`;
  if (maybeVerb.test(text)) return undefined;
  if (/^an?$/u.test(first)) return withArticle(text, head, about, verb);
  if (!/,/u.test(text) && about.name.has(rootOf(head)) && /[^s]s$/u.test(head) === about.isPlural)
    return about.isService
      ? `${byNumber('includes', 'include', about)} ${article(text)} ${text}`
      : isWhat(text, first, about);
  if (
    /^\d[\d.,]*\s?[GT]B\s/u.test(text) ||
    /\sand\s[\p{L}\s-]*[^s]s$/u.test(text.split(/\s(?:with|for|of|in|from)\s/u)[0] ?? '')
  )
    return `${verb} ${text}`;
  const measured = measuredThing(text, verb, about);
  if (measured !== undefined) return measured;
  if (counted.test(first)) return `${verb} ${text}`;
  if (englishKinds.has(head) || englishKinds.has(first))
    return about.isPlural ? undefined : `is ${article(text)} ${text}`;
  if (englishMatter.has(head) && head !== 'delivery') return matterThing(text, head, about);
  const isMatter = englishMatter.has(head) || /(?:ing|ness|ity|tion|age|ance|ence|ware)$/u.test(head);
  if (isMatter || (/s$/u.test(head) && !/(?:ss|us|is)$/u.test(head))) return `${verb} ${text}`;
  return `${verb} ${article(text)} ${text}`;
}

/** What is included, with its article: «includes a charger». */
export function included(said: string): string {
  const [, verb = '', thing = ''] = /^(includes?) (.+)$/u.exec(said) ?? [];
  const head = englishHeadOf(thing);
  const isCounted = counted.test(fold(thing.split(/\s/u)[0] ?? '')) || /^an?\s|\sand\s/u.test(thing);
  const isMany = /s$/u.test(head) && !/(?:ss|us|is)$/u.test(head);
  const isBare =
    thing === '' || isCounted || isMany || englishMatter.has(head) || /(?:ing|tion|ance|age)$/u.test(head);
  return isBare ? said : `${verb} ${article(thing)} ${thing}`;
}

/** A quality, said of the product: «is made in Leeds». */
export function englishQuality(text: string, about: About): string | undefined {
  const first = fold(text.split(/\s/u)[0] ?? '');
  if (first === 'with' || first === 'without' || first === 'in')
    return `${byNumber('comes', 'come', about)} ${text}`;
  if (/^(?:from|by|of|at|on|to|under|over|up|through|near|opposite|behind|between|during|past)$/u.test(first))
    return undefined;
  if (/\bsince (?:19|20)\d\d|\bfor (?:over )?\d+ years/u.test(text))
    return `${byNumber('has', 'have', about)} been ${text}`;
  return `${byNumber('is', 'are', about)} ${text}`;
}
