import { postRulesOf, type Network } from '../../channels/networks';
import type { SocialVariant } from '../piece';
import { cleaned } from './cleaned';
import { webAddress } from './web-address';
import { paragraphsOf } from './words';

/** Paragraphs in a row; one of several lines, such as a list, begins on a line of its own; a sentence after it has an empty one before it. */
const inOne = (paragraphs: readonly string[]): string =>
  paragraphs.reduce((text, next, at) => {
    if (at === 0) return next;
    const isAfterList = (paragraphs[at - 1] ?? '').includes('\n');
    // A label begins the line over its list.
    const isLabel = next.endsWith(':') && (paragraphs[at + 1] ?? '').includes('\n');
    if (next.includes('\n') || (isLabel && !isAfterList)) return `${text}\n${next}`;
    return text + (isAfterList ? '\n\n' : ' ') + next;
  }, '');

/**
 * A post as it is published: its sentences, the link if the network shows one, and the tags on a separate line. Each
 * part after the sentences costs one more character, as the validators count.
 */
export function renderPost(network: Network, { blocks, tags }: SocialVariant, link: string | null): string {
  const { form, hasLink } = postRulesOf(network);
  const paragraphs = paragraphsOf(blocks);
  const text = form === 'long' ? paragraphs.join('\n\n') : inOne(paragraphs);
  const address = hasLink ? webAddress(link) : null;
  const shownTags = tags.map((tag) => cleaned(tag).replace(/^#/, '')).filter(Boolean);
  return [[text, address].filter(Boolean).join(' '), shownTags.map((tag) => `#${tag}`).join(' ')]
    .filter(Boolean)
    .join('\n');
}
