import type { Network } from '../campaigns/scales';
import { type ChannelNetwork, isAssisted } from '../channels/scales';

const long = ['facebook', 'linkedin'] as const;
const short = ['mastodon', 'threads', 'bluesky', 'x'] as const;

/**
 * The networks whose post a channel carries, the likeliest first. A network takes its own only; a channel without posts
 * of its own takes another one with a link.
 */
export function carriedBy(network: ChannelNetwork): readonly Network[] {
  if (network === 'bluesky' || network === 'mastodon' || isAssisted(network)) return [network];
  return network === 'wordpress' || network === 'rss' ? [...long, ...short] : [...short, ...long];
}

/** Whether a piece that has posts for some networks has one for a channel. */
export const hasPostFor = (network: ChannelNetwork, posts: readonly Network[]): boolean =>
  carriedBy(network).some((carried) => posts.includes(carried));
