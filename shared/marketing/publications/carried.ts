import {
  type ChannelNetwork,
  isWrittenFor,
  type Network,
  networkOf,
  networks,
  postRulesOf,
} from '../channels/networks';

/** The networks whose posts other networks can use: those with a link, the longest first. */
const carried = networks
  .filter((network) => postRulesOf(network).hasLink)
  .toSorted((one, other) => postRulesOf(other).most - postRulesOf(one).most);

/**
 * The networks whose post a channel uses, the best first. A network with its own posts uses only these; a channel
 * without posts of its own uses another one with a link.
 */
export function carriedBy(network: ChannelNetwork): readonly Network[] {
  if (isWrittenFor(network)) return [network];
  const { carries } = networkOf(network);
  const isFirst = (one: Network) => postRulesOf(one).form === carries;
  return [...carried.filter(isFirst), ...carried.filter((one) => !isFirst(one))];
}

/** Whether a piece that has posts for some networks has one for a channel. */
export const hasPostFor = (network: ChannelNetwork, posts: readonly Network[]): boolean =>
  carriedBy(network).some((one) => posts.includes(one));

/** Whether a post shows its link on a channel. */
export const showsLink = (network: ChannelNetwork): boolean =>
  carriedBy(network).every((one) => postRulesOf(one).hasLink);
