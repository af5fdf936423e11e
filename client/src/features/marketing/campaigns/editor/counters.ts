import { countWords } from '@shared/marketing/campaigns/counters';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { pieceLimits } from '@shared/marketing/campaigns/limits';
import { postRulesOf } from '@shared/marketing/channels/networks';
import type { Piece } from '@shared/marketing/campaigns/piece';
import { measurePost, postText } from '@shared/marketing/campaigns/post';
import { networkAt, textAt, wordsOf } from './places';

/** How long a text is, and how long it may be. */
export interface Counter {
  /** What is counted: the text itself, the email's words, or the post as its network counts it. */
  of: 'text' | 'email' | 'post';
  count: number;
  least: number;
  most: number;
}

const limits: readonly [RegExp, { least?: number; most: number }][] = [
  [/^(?:subject|altSubject)$/, pieceLimits.subject],
  [/^preheader$/, pieceLimits.preheader],
  [/^cta\.label$/, pieceLimits.cta],
  [/^h1$/, pieceLimits.h1],
  [/^seo\.title$/, pieceLimits.seoTitle],
  [/^seo\.description$/, pieceLimits.seoDescription],
  [/^ads\.headlines\.\d+$/, pieceLimits.adHeadlines],
  [/^ads\.descriptions\.\d+$/, pieceLimits.adDescriptions],
];

/** The counter of the text at a place, by the table of limits; undefined where nothing is counted. */
export function counterAt(piece: Piece, at: string): Counter | undefined {
  const limit = limits.find(([places]) => places.test(at))?.[1];
  if (limit) {
    const text = textAt(piece, at) ?? '';
    return { of: 'text', count: Array.from(wordsOf(text)).length, least: limit.least ?? 0, most: limit.most };
  }
  if (isOf(piece, 'mail') && at.startsWith('blocks.')) {
    const { leastThin, most } = pieceLimits.body;
    return { of: 'email', count: countWords(postText(piece.content.blocks)), least: leastThin, most };
  }
  const network = networkAt(at);
  if (!isOf(piece, 'posts') || !network) return undefined;
  const variant = piece.content.variants[network];
  if (!variant) return undefined;
  const { count } = measurePost(network, variant);
  return { of: 'post', count, least: 0, most: postRulesOf(network).most };
}

/** Whether a text is shorter or longer than it may be. */
export const isBeyond = ({ count, least, most }: Counter) => count < least || count > most;
