import { type ChannelNetwork, networkOf } from '../../../../shared/marketing/channels/networks';
import type { Measured, Measuring } from '../../../../shared/marketing/channels/networks/network';
import type { Social, SocialVariant } from '../../../../shared/marketing/campaigns/piece';
import { postsOf } from '../../../../shared/marketing/campaigns/post';
import { cleaned } from '../../../../shared/marketing/campaigns/rendering/cleaned';
import { renderPost } from '../../../../shared/marketing/campaigns/rendering/render-post';
import { carriedBy } from '../../../../shared/marketing/publications/carried';

function carriedPost(network: ChannelNetwork, social: Social) {
  const posts = postsOf(social);
  const own = carriedBy(network).flatMap((carried) => posts.find((post) => post.network === carried) ?? []);
  return own[0];
}

/** Whether a network shows a title above the text. */
const isTitled = (network: ChannelNetwork): boolean => networkOf(network).hasTitle === true;

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
  const shown = isTitled(network) ? withoutFirstLine(variant) : variant;
  return { title, text: renderPost(own, shown, link) };
}

/** What a person reads of a post on a channel: elsewhere the first line stands in the text already. */
export function shownOn(network: ChannelNetwork, social: Social, link: string): PostingText {
  const { title, text } = textOn(network, social, link);
  return { title: isTitled(network) ? title : '', text };
}

/** An article has no use for tags, which networks would search for. */
function withoutFirstLine({ blocks }: SocialVariant): SocialVariant {
  const [first, ...others] = blocks;
  const rest = first ? [{ ...first, lines: first.lines.slice(1) }, ...others] : [];
  const isAll = rest.every(({ lines }) => lines.length === 0);
  return { blocks: isAll ? blocks : rest, tags: [] };
}

/** How long a text is on a channel, and how long it may be; undefined where there is no limit. */
export function measureOn(network: ChannelNetwork, text: string, channel: Measuring): Measured | undefined {
  const { post, measure } = networkOf(network);
  if (measure) return measure(text, channel);
  return post && { count: post.count(text), most: post.most };
}
