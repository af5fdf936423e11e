import type { Language } from '../../../../../shared/languages';
import type { Block, Line, Piece, PieceOf } from '../../../../../shared/marketing/campaigns/piece';
import { byMedium } from '../../../../../shared/marketing/campaigns/by-medium';
import { networkOf } from '../../../../../shared/marketing/channels/networks';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import type { Part } from '../../../../../shared/marketing/campaigns/scales';
import type { FactForm, Place } from '../../../../../shared/marketing/products/brief/places';
import { bare, capital, tidied, unquoted } from '../../../../../shared/marketing/products/brief/tidy';
import { riskIn } from '../../campaigns/validators/claim-rules';
import type { GroundFact } from '../../campaigns/validators/ground';
import { priceId } from '../../campaigns/validators/stated';

/** Characters of a headline, and headlines to choose from, at most. */
const most = { length: 120, choices: 12 } as const;

/** Sentences and quotations of some parts; what stands in lists, pairs and headings is a part of something else. */
const linesOf = (blocks: readonly Block[], parts: readonly Part[]): Line[] =>
  blocks
    .filter(({ part, kind = 'text' }) => parts.includes(part) && (kind === 'text' || kind === 'quote'))
    .flatMap(({ lines }) => lines);

/** Where the picture is the post, its words come first. */
function postsFirst({ content }: PieceOf<'posts'>) {
  const posts = postsOf(content);
  return [...posts.filter(({ network }) => networkOf(network).needsPicture), ...posts];
}

/** What was written as a heading. */
const headsOf = (piece: Piece): Line[] =>
  byMedium(piece, {
    mail: ({ content }) => [content.subject, content.altSubject],
    posts: () => [],
    page: ({ content }) => [content.h1],
  });

/** The sentences with which a piece opens. */
const openingsOf = (piece: Piece): Line[] =>
  byMedium(piece, {
    mail: ({ content }) => linesOf(content.blocks, ['A']),
    posts: (posts) => postsFirst(posts).flatMap(({ variant }) => linesOf(variant.blocks, ['A'])),
    page: () => [],
  });

/** The other sentences of a piece. */
const othersOf = (piece: Piece): Line[] =>
  byMedium(piece, {
    mail: ({ content }) => linesOf(content.blocks, ['I', 'D']),
    posts: (posts) => postsFirst(posts).flatMap(({ variant }) => linesOf(variant.blocks, ['I', 'D'])),
    page: ({ content }) => [content.subtitle, ...linesOf(content.blocks ?? [], ['I', 'D'])],
  });

/** The places whose facts say something whole by themselves, the most telling first. */
const wholePlaces: readonly (Place | undefined)[] = [
  'voice',
  'result',
  'proof',
  'offer',
  'different',
  'thing',
  'kind',
];

/** A fact as its words stand alone: a customer's in quotation marks, what a thing is with its article. */
function factText({ place, text, form }: HeadlinedFact, language: Language): string {
  if (place === 'voice') return quoted[language](capital(bare(unquoted(tidied(form?.point ?? text)))));
  const article = place === 'kind' ? form?.article : undefined;
  return capital(bare([article, text].filter(Boolean).join(' ')));
}

const quoted: Record<Language, (text: string) => string> = {
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
};

/**
 * The facts as headlines: those with which the piece opens, then others that it cites, then the rest. A question is none:
 * with its answer nobody said it, and alone it only raises a doubt.
 */
function factLines({ piece, facts, language }: Headlined): Line[] {
  const cited = new Set(JSON.stringify(piece.content).match(/(?<=")f\d+(?=")/gu));
  const opening = new Set([...headsOf(piece), ...openingsOf(piece)].flatMap((line) => line.facts));
  const turn = ({ id }: HeadlinedFact) => (opening.has(id) ? 0 : cited.has(id) ? 1 : 2);
  const rank = (fact: HeadlinedFact) => turn(fact) * wholePlaces.length + wholePlaces.indexOf(fact.place);
  return facts
    .filter(({ place, isQuestion }) => wholePlaces.includes(place) && !isQuestion)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((fact) => ({ text: factText(fact, language), facts: [fact.id] }));
}

/** What a sentence may speak of to be a headline, beside the price; facts of before the brief have no place. */
const toldPlaces: readonly (Place | undefined)[] = [...wholePlaces, 'who', 'includes', 'loose', undefined];

/** Places of which a sentence may speak without naming another. */
const saidPlaces = toldPlaces.filter((place) => !['thing', 'kind', 'includes'].includes(place ?? ''));

/** A second sentence, a lead to something else, a list, or a frame around what somebody said. */
const isBroken = (text: string) =>
  /[:;]|[.!?…][»”"]?\s+[^\p{Ll}\p{Extended_Pictographic}]|[\p{L}.]\s*[«“]|[»”][.,]?\s+\p{L}/u.test(text);

/**
 * Whether a line is one whole sentence about the product: what answers a question, or names only a price, a list or an
 * address, says nothing by itself.
 */
function isWhole({ text, facts: cited }: Line, facts: readonly HeadlinedFact[]): boolean {
  const places = cited
    .filter((id) => id !== priceId)
    .map((id) => facts.find((one) => one.id === id))
    .filter((fact) => !fact?.isQuestion)
    .map((fact) => fact?.place);
  const isTold = new Set(places).size > 1 || places.some((place) => saidPlaces.includes(place));
  const isAsked = places.length > 0 && text.trim().endsWith('?');
  return (isTold || isAsked) && places.every((place) => toldPlaces.includes(place)) && !isBroken(text);
}

/** A headline has no full stop, before an emoji neither: pictures leave emoji out. */
const withoutStop = (text: string) =>
  text.trim().replace(/(?<!\.)\.(?=(?:\s*(?:\p{Extended_Pictographic}|\u{fe0f}))*$)/u, '');

/** The words of a text, for comparing. */
export const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two lines say the same: one has all the words of the other in a row. What is sold may stand in any. */
const isSame = (one: string, other: string, thing: string) =>
  one === other || (one !== thing && other !== thing && ` ${one} `.includes(` ${other} `));

/**
 * Lines that a picture may show in large letters, each once, and one at most that says for whom it is; no claim of health
 * or finance is among them.
 */
function once(lines: readonly Line[], { language, facts }: Headlined): Line[] {
  const thing = plain(facts.find(({ place }) => place === 'thing')?.text ?? '');
  const who = facts.find(({ place }) => place === 'who')?.id ?? '';
  const kept = new Map<string, Line>();
  for (const line of lines) {
    const text = withoutStop(line.text);
    const key = plain(text);
    const isShown = key !== '' && text.length <= most.length && riskIn(text, language) === undefined;
    const isSaid = [...kept].some(
      ([one, { facts: cited }]) =>
        (cited.includes(who) && line.facts.includes(who)) ||
        isSame(one, key, thing) ||
        isSame(key, one, thing),
    );
    if (isShown && !isSaid) kept.set(key, { ...line, text });
  }
  return [...kept.values()];
}

/** A fact with what its own sentence knows of it. */
export type HeadlinedFact = GroundFact & { form?: FactForm | undefined };

/** What headlines are taken from. */
export interface Headlined {
  piece: Piece;
  /** Accepted facts that hold. */
  facts: readonly HeadlinedFact[];
  language: Language;
}

/**
 * The headlines that an approved piece allows, the usual one first: its headings, the facts that say something whole, and
 * the other sentences of the piece that do.
 */
export function headlinesOf(from: Headlined): Line[] {
  const { piece, facts } = from;
  const heads = headsOf(piece).filter((line) => isWhole(line, facts));
  const sentences = [...openingsOf(piece), ...othersOf(piece)].filter((line) => isWhole(line, facts));
  return once([...heads, ...factLines(from), ...sentences], from).slice(0, most.choices);
}

/**
 * Headlines in three lengths: each as it is, as a shorter one that nothing else shows, and as what is sold where nothing
 * else says that either.
 */
export function formsOf(headlines: readonly string[], spare: readonly string[], name: string) {
  const left = [...spare];
  const take = (headline: string) => {
    const at = left.findIndex((text) => text.length < headline.length);
    return at < 0 ? headline : (left.splice(at, 1)[0] as string);
  };
  let names = [...headlines, ...spare].some((text) => plain(text) === plain(name)) ? [] : [name];
  return headlines.map((l) => {
    const m = take(l);
    const [s = m] = name.length < m.length ? names : [];
    if (s === name) names = [];
    return { l, m, s };
  });
}
