import { postText } from '../../../../../shared/marketing/campaigns/post';
import { byMedium, isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import { postRulesOf, type Network } from '../../../../../shared/marketing/channels/networks';
import type { Email, Landing, Piece, SocialVariant } from '../../../../../shared/marketing/campaigns/piece';
import { measurePost } from '../../../../../shared/marketing/campaigns/post';
import { type Part, parts } from '../../../../../shared/marketing/campaigns/scales';
import type { Finding, Ground } from './ground';
import { blocksOf } from './leaves';

const lengthOf = (text: string) => Array.from(text).length;

const isSaid = (...lines: ({ text: string } | undefined)[]) =>
  lines.some((line) => line !== undefined && line.text.trim() !== '');

/**
 * The parts that a landing page has beside its blocks: its heading is attention, its subtitle and facts are interest,
 * price, offer and benefits desire, and the form is the action.
 */
function partsBeside({ h1, subtitle, facts, price, offer, benefits, form }: Landing): Part[] {
  const has: Record<Part, boolean> = {
    A: isSaid(h1),
    I: isSaid(subtitle, ...facts),
    D: isSaid(price, offer, ...benefits.map(({ text }) => text)),
    X: form.submit.trim() !== '',
  };
  return parts.filter((part) => has[part]);
}

/**
 * «aida.order»: attention, interest, desire, action, none of them empty, and no second link in the action. A post or a
 * page of three sentences has room for one of interest and desire.
 */
export function checkOrder(piece: Piece): Finding[] {
  const beside = isOf(piece, 'page') ? partsBeside(piece.content) : [];
  return blocksOf(piece).flatMap(({ at, blocks }) => {
    const order = blocks.map(({ part }) => parts.indexOf(part));
    const isAstray = order.some((place, index) => place < (order[index - 1] ?? 0));
    const missing = parts.filter((part, place) => !order.includes(place) && !beside.includes(part));
    const mayLack = isOf(piece, 'mail') ? 0 : 1;
    const lacks =
      missing.length > mayLack || missing.some((part) => mayLack === 0 || part === 'A' || part === 'X');
    const isEmpty = blocks.some(
      ({ lines }) => lines.length === 0 || lines.some(({ text }) => text.trim() === ''),
    );
    const action = postText(blocks.filter(({ part }) => part === 'X'));
    return isAstray || lacks || isEmpty || /https?:\/\//u.test(action)
      ? [{ code: 'aida.order' as const, at: `${at}blocks` }]
      : [];
  });
}

const beyond = (code: Finding['code'], at: string, isBeyond: boolean): Finding[] =>
  isBeyond ? [{ code, at }] : [];

/** Whether a number lies outside a range. */
const isOutside = (count: number, { least = 0, most }: { least?: number; most: number }) =>
  count < least || count > most;

function emailLengths({ subject, altSubject, preheader, blocks }: Email, { isThin }: Ground): Finding[] {
  const { body } = pieceLimits;
  const words = countWords(postText(blocks));
  return [
    ...beyond('length.subject', 'subject', isOutside(lengthOf(subject.text), pieceLimits.subject)),
    ...beyond('length.subject', 'altSubject', isOutside(lengthOf(altSubject.text), pieceLimits.subject)),
    ...beyond('length.preheader', 'preheader', isOutside(lengthOf(preheader.text), pieceLimits.preheader)),
    ...beyond(
      'length.body',
      'blocks',
      isOutside(words, { least: isThin ? body.leastThin : body.least, most: body.most }),
    ),
  ];
}

function variantLengths(network: Network, variant: SocialVariant): Finding[] {
  const { most, mostBytes, mostTags } = postRulesOf(network);
  const { tags } = variant;
  const { count, bytes } = measurePost(network, variant);
  const isLong = count > most || (mostBytes !== undefined && bytes > mostBytes);
  const wrongTag = tags.some((tag) => !/^[\p{L}\p{N}_]+$/u.test(tag));
  return [
    ...beyond('length.network', `variants.${network}.blocks`, isLong),
    ...beyond('length.tags', `variants.${network}.tags`, tags.length > mostTags || wrongTag),
  ];
}

function landingLengths({ h1, blocks, benefits, faq, seo, ads }: Landing, { isThin }: Ground): Finding[] {
  const { benefits: b, seoTitle, seoDescription, adHeadlines, adDescriptions } = pieceLimits;
  const tooLong = (lines: readonly { text: string }[], most: number) =>
    lines.findIndex(({ text }) => lengthOf(text) > most);
  const [headline, description] = [
    tooLong(ads.headlines, adHeadlines.most),
    tooLong(ads.descriptions, adDescriptions.most),
  ];
  return [
    ...beyond('length.h1', 'h1', isOutside(lengthOf(h1.text), pieceLimits.h1)),
    ...beyond(
      'length.benefits',
      'benefits',
      // A page of blocks tells what it has to tell in them.
      !blocks && isOutside(benefits.length, { least: isThin ? b.leastThin : b.least, most: b.most }),
    ),
    ...beyond(
      'length.faq',
      'faq',
      isOutside(faq.length, blocks ? { most: pieceLimits.faq.most } : pieceLimits.faq),
    ),
    ...beyond('length.seo', 'seo.title', isOutside(lengthOf(seo.title), seoTitle)),
    ...beyond('length.seo', 'seo.description', isOutside(lengthOf(seo.description), seoDescription)),
    ...beyond('length.ads', `ads.headlines.${headline}`, headline >= 0),
    ...beyond('length.ads', `ads.descriptions.${description}`, description >= 0),
    ...beyond(
      'length.ads',
      'ads',
      ads.headlines.length !== adHeadlines.count || ads.descriptions.length !== adDescriptions.count,
    ),
  ];
}

/** «length.*»: every text and list within its limit. */
export function checkLengths(piece: Piece, ground: Ground): Finding[] {
  const cta = beyond(
    'length.cta',
    'cta.label',
    isOutside(lengthOf(piece.content.cta.label), pieceLimits.cta),
  );
  const own = byMedium(piece, {
    mail: ({ content }) => emailLengths(content, ground),
    posts: ({ content }) => {
      const variants = Object.entries(content.variants) as [Network, SocialVariant][];
      return variants.flatMap(([network, variant]) => variantLengths(network, variant));
    },
    page: ({ content }) => landingLengths(content, ground),
  });
  return [...own, ...cta];
}
