import { postRulesOf, type Network, networks } from '../channels/networks';
import type { Block, Social, SocialVariant } from './piece';
import { renderPost } from './rendering/render-post';

/** A link as long as ours are; a post gets its own when it is published. */
const sampleLink = 'https://quorumia.example/r/abcdefg';

/** The posts of a piece, in the usual order of their networks; a network for which nothing is left to say has none. */
export const postsOf = ({
  variants,
}: Pick<Social, 'variants'>): { network: Network; variant: SocialVariant }[] =>
  networks.flatMap((network) => {
    const variant = variants[network];
    return variant ? [{ network, variant }] : [];
  });

/** The sentences of a post, without its link and tags. */
export const postText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(({ lines }) => lines.map(({ label, text }) => (label ? `${label} ${text}` : text)))
    .join(' ');

/** How much of a network's length a post takes, in the network's own measure, and its bytes of UTF-8. */
export function measurePost(network: Network, variant: SocialVariant): { count: number; bytes: number } {
  const post = renderPost(network, variant, sampleLink);
  return { count: postRulesOf(network).count(post), bytes: new TextEncoder().encode(post).length };
}
