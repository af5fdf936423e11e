import type { Language } from '../../../../../shared/languages';
import type { Block, Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import type { Part } from '../../../../../shared/marketing/campaigns/scales';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import { riskIn } from '../../campaigns/validators/claim-rules';
import type { GroundFact } from '../../campaigns/validators/ground';

/** Characters of a headline, and headlines to choose from, at most. */
const most = { length: 120, choices: 12 } as const;

/** Sentences and quotations of some parts; what stands in lists, pairs and headings is a part of something else. */
const linesOf = (blocks: readonly Block[], parts: readonly Part[]): Line[] =>
  blocks
    .filter(({ part, kind = 'text' }) => parts.includes(part) && (kind === 'text' || kind === 'quote'))
    .flatMap(({ lines }) => lines);

/** Instagram's comes first, because there the picture is the post. */
function postsFirst({ content }: Extract<Piece, { type: 'social media' }>) {
  const posts = postsOf(content);
  return [...posts.filter(({ network }) => network === 'instagram'), ...posts];
}

/** What was written as a heading. */
function headsOf(piece: Piece): Line[] {
  if (piece.type === 'email') return [piece.content.subject, piece.content.altSubject];
  return piece.type === 'landing page' ? [piece.content.h1] : [];
}

/** The sentences with which a piece opens. */
function openingsOf(piece: Piece): Line[] {
  if (piece.type === 'email') return linesOf(piece.content.blocks, ['A']);
  if (piece.type === 'landing page') return [];
  return postsFirst(piece).flatMap(({ variant }) => linesOf(variant.blocks, ['A']));
}

/** A sentence that leads to something else, or frames what somebody said, is no headline by itself. */
const isWhole = ({ text }: Line) =>
  !/:\s*$|:\s*[«“]/u.test(text) && !/[\p{L}.]\s*[«“]|[»”]\.?\s+\p{L}/u.test(text);

/** The other sentences of a piece that can stand alone. */
function othersOf(piece: Piece): Line[] {
  if (piece.type === 'email') return linesOf(piece.content.blocks, ['I', 'D']);
  if (piece.type === 'landing page') {
    return [piece.content.subtitle, ...linesOf(piece.content.blocks ?? [], ['I', 'D'])];
  }
  return postsFirst(piece).flatMap(({ variant }) => linesOf(variant.blocks, ['I', 'D']));
}

/** The places whose facts say something whole by themselves. */
const headlinePlaces: readonly (Place | undefined)[] = ['voice', 'result', 'proof', 'offer', 'thing'];

const quoted: Record<Language, (text: string) => string> = {
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
};

/**
 * The facts that a piece cites, as headlines: what customers say in quotation marks, all else as it was typed. Those with
 * which it opens come first. A question is none: with its answer nobody said it, and alone it only raises a doubt.
 */
function factLines(piece: Piece, facts: readonly GroundFact[], language: Language): Line[] {
  const cited = new Set(JSON.stringify(piece.content).match(/(?<=")f\d+(?=")/gu));
  const opening = new Set([...headsOf(piece), ...openingsOf(piece)].flatMap((line) => line.facts));
  const at = ({ id, place }: GroundFact) => {
    const rank = headlinePlaces.indexOf(place);
    return rank >= 0 && !opening.has(id) ? rank + headlinePlaces.length : rank;
  };
  return facts
    .filter((fact) => cited.has(fact.id) && at(fact) >= 0 && !fact.isQuestion)
    .toSorted((one, other) => at(one) - at(other))
    .map(({ id, place, text }) => ({
      text:
        place === 'voice'
          ? quoted[language](text)
          : text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
      facts: [id],
    }));
}

/** A headline has no full stop, before an emoji neither: pictures leave emoji out. */
const withoutStop = (text: string) =>
  text.trim().replace(/(?<!\.)\.(?=(?:\s*(?:\p{Extended_Pictographic}|\u{fe0f}))*$)/u, '');

const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Lines that a picture may show in large letters, each once; no claim of health or finance is among them. */
const once = (lines: readonly Line[], language: Language): Line[] => [
  ...lines
    .map((line) => ({ ...line, text: withoutStop(line.text) }))
    .filter(({ text }) => text !== '' && text.length <= most.length && riskIn(text, language) === undefined)
    .reduce((kept, line) => {
      const key = plain(line.text);
      return kept.has(key) ? kept : kept.set(key, line);
    }, new Map<string, Line>())
    .values(),
];

/** What headlines are taken from. */
export interface Headlined {
  piece: Piece;
  facts: readonly GroundFact[];
  language: Language;
}

/**
 * The headlines that an approved piece allows, the usual one first: its headings, the facts that it cites, its openings
 * and its other sentences.
 */
export function headlinesOf({ piece, facts, language }: Headlined): Line[] {
  const sentences = [...openingsOf(piece), ...othersOf(piece)].filter(isWhole);
  const all = [...headsOf(piece), ...factLines(piece, facts, language), ...sentences];
  return once(all, language).slice(0, most.choices);
}

/** A headline in three lengths: as it is, as the next shorter one that no other picture shows, and what is sold. */
export function formsOf(headline: string, shorter: readonly Line[], name: string) {
  const next = shorter
    .map(({ text }) => text)
    .filter((text) => text.length < headline.length)
    .toSorted((one, other) => other.length - one.length);
  return { l: headline, m: next[0] ?? headline, s: name.length < headline.length ? name : headline };
}
