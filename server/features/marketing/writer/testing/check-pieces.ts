import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { postRulesOf, type Network } from '../../../../../shared/marketing/channels/networks';
import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import type { Block, Line } from '../../../../../shared/marketing/campaigns/piece';
import { measurePost } from '../../../../../shared/marketing/campaigns/post';
import { blockText } from '../../../../../shared/marketing/campaigns/rendering/words';
import { wordsOfFact } from '../../../../../shared/marketing/products/fact';
import type { Brief } from '../../campaigns/brief';
import type { ComposedPiece } from '../../campaigns/writing';
import { priceId } from '../brief/slots';

/** A text of a piece, with its place. */
interface Text extends Line {
  at: string;
}

const linesOf = (blocks: readonly Block[], at: string): Text[] =>
  blocks.flatMap(({ lines }, block) =>
    lines.map((line, index) => ({ ...line, at: `${at}blocks.${block}.${index}` })),
  );

const plain = (text: string): Line => ({ text, facts: [] });

/** Every text of a piece, and its blocks. */
function textsOf({ piece }: ComposedPiece): {
  texts: Text[];
  bodies: (readonly Block[])[];
} {
  const named = (lines: Record<string, Line>) => Object.entries(lines).map(([at, line]) => ({ ...line, at }));
  if (isOf(piece, 'mail')) {
    const { subject, altSubject, preheader, blocks, cta } = piece.content;
    const texts = named({ subject, altSubject, preheader, cta: plain(cta.label) });
    return { texts: [...texts, ...linesOf(blocks, '')], bodies: [blocks] };
  }
  if (isOf(piece, 'posts')) {
    const all = Object.entries(piece.content.variants);
    const texts = all.flatMap(([network, { blocks }]) => linesOf(blocks, `${network}.`));
    return { texts, bodies: all.map(([, { blocks }]) => blocks) };
  }
  const { h1, subtitle, blocks = [], seo, ads, form, cta, price, offer } = piece.content;
  const texts = named({
    h1,
    subtitle,
    ...(price && { price }),
    ...(offer && { offer }),
    cta: plain(cta.label),
    'seo.title': plain(seo.title),
    'seo.description': plain(seo.description),
    consent: plain(form.consent),
    submit: plain(form.submit),
  });
  const ofAds = [...ads.headlines, ...ads.descriptions].map((line, index) => ({
    ...line,
    at: `ads.${index}`,
  }));
  return { texts: [...texts, ...linesOf(blocks, ''), ...ofAds], bodies: [blocks] };
}

const numbersIn = (text: string): string[] => text.match(/\d+/gu) ?? [];

/** What a line may take numbers from: the facts that it cites, the price if it does, the company, the goal. */
function groundOf(
  { facts }: Line,
  { facts: all, company, name, goal, prices }: Brief,
  canCite: boolean,
): string {
  const cited = all.filter(({ id }) => !canCite || facts.includes(id));
  const priced = !canCite || facts.includes(priceId) ? JSON.stringify(prices) : '';
  const days = cited.map(({ until }) => until ?? '');
  return [
    ...cited.map(wordsOfFact),
    ...days,
    priced,
    JSON.stringify(company),
    name,
    JSON.stringify(goal),
  ].join(' ');
}

/** Amounts are grouped and have a mark before their cents: only their digits are compared. */
const digits = (text: string) => text.replace(/\D/gu, '');

function textFaults(text: Text, brief: Brief): string[] {
  const faults: string[] = [];
  const known = new Set(brief.facts.map(({ id }) => id));
  const canCite = !/^(?:seo|cta|consent|submit)/u.test(text.at);
  const ground = groundOf(text, brief, canCite);
  if (text.facts.some((id) => id !== priceId && !known.has(id))) faults.push('cites what is no fact');
  const isOwners = (mark: string) => JSON.stringify(brief).includes(mark);
  for (const mark of ['{', '}', '|', '^', '~', '##', '@A', '@X'])
    if (text.text.includes(mark) && !isOwners(mark) && text.at !== 'seo.title')
      faults.push(`has the mark ${mark}`);
  const loose = numbersIn(text.text).filter((number) => !digits(ground).includes(number));
  if (loose.length > 0) faults.push(`has the number ${loose[0]}`);
  if (text.text.trim() === '') faults.push('is empty');
  return faults.map((fault) => `${text.at} ${fault}: ${text.text.slice(0, 120)}`);
}

const lengthOf = (text: string) => Array.from(text).length;

function limitFaults({ piece }: ComposedPiece): string[] {
  const beyond = (at: string, length: number, { least = 0, most }: { least?: number; most: number }) =>
    length > most || length < least ? [`${at} is ${length} long`] : [];
  if (isOf(piece, 'mail')) {
    const { subject, altSubject, preheader, blocks } = piece.content;
    return [
      ...beyond('subject', lengthOf(subject.text), pieceLimits.subject),
      ...beyond('altSubject', lengthOf(altSubject.text), pieceLimits.subject),
      ...beyond('preheader', lengthOf(preheader.text), pieceLimits.preheader),
      ...beyond('body', countWords(blocks.map(blockText).join('\n')), { most: pieceLimits.body.most }),
    ];
  }
  if (isOf(piece, 'posts'))
    return Object.entries(piece.content.variants).flatMap(([network, variant]) => {
      const limit = postRulesOf(network as Network);
      return beyond(network, measurePost(network as Network, variant).count, limit);
    });
  const { content } = piece;
  return [
    ...beyond('h1', lengthOf(content.h1.text), pieceLimits.h1),
    ...beyond('seo.title', lengthOf(content.seo.title), pieceLimits.seoTitle),
    ...beyond('seo.description', lengthOf(content.seo.description), {
      most: pieceLimits.seoDescription.most,
    }),
    ...content.ads.headlines.flatMap(({ text }) => beyond('ad', lengthOf(text), pieceLimits.adHeadlines)),
  ];
}

function bodyFaults(blocks: readonly Block[]): string[] {
  const headed = blocks.flatMap(({ kind }, index) =>
    kind === 'heading' && (blocks[index + 1]?.kind ?? 'text') === 'heading'
      ? ['a heading heads nothing']
      : [],
  );
  const order = blocks.map(({ part }) => 'AIDX'.indexOf(part));
  const isOrdered = order.every((part, index) => index === 0 || part >= (order[index - 1] as number));
  return [
    ...headed,
    ...(blocks.length === 0 ? ['has no body'] : []),
    ...(isOrdered ? [] : ['is out of order']),
  ];
}

/** Emails and posts in which no reader finds what is offered, or by whom. */
export function unnamed(pieces: readonly ComposedPiece[], { company, facts, name }: Brief): string[] {
  const thing = facts.find(({ place }) => place === 'thing');
  const names = [thing?.text ?? name, thing?.form?.short ?? name, name].map((text) => text.toLowerCase());
  return pieces.flatMap(({ angle, piece: { type, content } }) => {
    if (type === 'landing page') return [];
    const bodies =
      type === 'email'
        ? [[type, content.blocks] as const]
        : Object.entries(content.variants).map(([network, { blocks }]) => [network, blocks] as const);
    return bodies.flatMap(([at, blocks]) => {
      const text = blocks.map(blockText).join('\n').toLowerCase();
      return [
        ...(text.includes(company.name.toLowerCase()) ? [] : [`${angle}/${at} names no company`]),
        ...(names.some((one) => text.includes(one)) ? [] : [`${angle}/${at} names no thing`]),
      ];
    });
  });
}

/** What is wrong with composed pieces by the rules that hold for every brief. */
export function faultsOf(pieces: readonly ComposedPiece[], brief: Brief): string[] {
  const perPiece = pieces.flatMap((piece) => {
    const { texts, bodies } = textsOf(piece);
    const faults = [
      ...texts.flatMap((text) => textFaults(text, brief)),
      ...limitFaults(piece),
      ...bodies.flatMap(bodyFaults),
    ];
    return faults.map((fault) => `${piece.angle}/${piece.piece.type} ${fault}`);
  });
  const heads = pieces.flatMap(({ angle, piece }) => {
    if (isOf(piece, 'mail')) return [[`${piece.type} ${piece.content.subject.text}`, angle]];
    return isOf(piece, 'page') ? [[`${piece.type} ${piece.content.h1.text}`, angle]] : [];
  });
  const shared =
    heads.length === new Map(heads as [string, string][]).size ? [] : ['two angles share a heading'];
  return [...perPiece, ...shared];
}
