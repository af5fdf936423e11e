import { postRulesOf, type Network, networks } from '../channels/networks';
import type { Block, Social, SocialVariant } from './piece';
import { renderPost } from './rendering/render-post';

/** A placeholder as long as our links; a post gets its own link when it is published. */
const sampleLink = 'https://quorumia.example/r/abcdefg';

/** The posts of a piece, in the usual order of networks; networks without a post are left out. */
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

/** The length of a post in the network's own measure with the maximum, and its bytes in UTF-8. */
export function measurePost(network: Network, variant: SocialVariant): { count: number; bytes: number } {
  const post = renderPost(network, variant, sampleLink);
  return { count: postRulesOf(network).count(post), bytes: new TextEncoder().encode(post).length };
}
