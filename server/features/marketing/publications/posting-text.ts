import type { ChannelLimits, ChannelNetwork } from '../../../../shared/marketing/channels/scales';
import { countCharacters, countMastodon } from '../../../../shared/marketing/campaigns/counters';
import { networkLimits } from '../../../../shared/marketing/campaigns/limits';
import type { Social, SocialVariant } from '../../../../shared/marketing/campaigns/piece';
import { postsOf } from '../../../../shared/marketing/campaigns/post';
import { cleaned } from '../../../../shared/marketing/campaigns/rendering/cleaned';
import { renderPost } from '../../../../shared/marketing/campaigns/rendering/render-post';
import { carriedBy } from '../../../../shared/marketing/publications/carried';

/** Whether a post shows its link there. */
export const hasLink = (network: ChannelNetwork): boolean =>
  carriedBy(network).every((carried) => networkLimits[carried].hasLink);

function carriedPost(network: ChannelNetwork, social: Social) {
  const posts = postsOf(social);
  const own = carriedBy(network).flatMap((carried) => posts.find((post) => post.network === carried) ?? []);
  return own[0];
}

/** Networks that show a title above the text. */
const titled: readonly ChannelNetwork[] = ['wordpress', 'rss'];

export interface PostingText {
  title: string;
  text: string;
}

/**
 * A post as a channel shows it. Where there is a title, it is the first line, which the text then leaves out. Both are
 * empty where the piece has no post for the channel.
 */
export function textOn(network: ChannelNetwork, social: Social, link: string): PostingText {
  const post = carriedPost(network, social);
  if (!post) return { title: '', text: '' };
  const { network: own, variant } = post;
  const title = cleaned(variant.blocks[0]?.lines[0]?.text ?? '');
  const shown = titled.includes(network) ? withoutFirstLine(variant) : variant;
  return { title, text: renderPost(own, shown, link) };
}

/** What a person reads of a post on a channel: elsewhere the first line stands in the text already. */
export function shownOn(network: ChannelNetwork, social: Social, link: string): PostingText {
  const { title, text } = textOn(network, social, link);
  return { title: titled.includes(network) ? title : '', text };
}

/** An article has no use for tags, which networks would search for. */
function withoutFirstLine({ blocks }: SocialVariant): SocialVariant {
  const [first, ...others] = blocks;
  const rest = first ? [{ ...first, lines: first.lines.slice(1) }, ...others] : [];
  const isAll = rest.every(({ lines }) => lines.length === 0);
  return { blocks: isAll ? blocks : rest, tags: [] };
}

/** Characters of a text on a network, and how many it takes. */
export interface Measured {
  count: number;
  most: number;
}

const telegram = { text: 4_096, caption: 1_024 } as const;
const discordMost = 2_000;

/** How long a text is where the channel has a limit of its own; undefined where there is none. */
export function measureOn(
  channel: { network: ChannelNetwork; limits: ChannelLimits; format?: string | undefined },
  text: string,
  hasPicture: boolean,
): Measured | undefined {
  const { network, limits, format } = channel;
  if (network === 'mastodon') {
    const most = limits.characters ?? networkLimits.mastodon.most;
    return { count: countMastodon(text, limits.link), most };
  }
  if (network === 'telegram') {
    return { count: countCharacters(text), most: hasPicture ? telegram.caption : telegram.text };
  }
  if (network === 'webhook') {
    return format === 'discord' ? { count: text.length, most: discordMost } : undefined;
  }
  if (network === 'wordpress' || network === 'rss') return undefined;
  const { count, most } = networkLimits[network];
  return { count: count(text), most };
}
