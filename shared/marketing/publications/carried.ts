import {
  type ChannelNetwork,
  isWrittenFor,
  type Network,
  networkOf,
  networks,
  postRulesOf,
} from '../channels/networks';

/** The networks whose posts others can carry: those with a link, the longest first. */
const carried = networks
  .filter((network) => postRulesOf(network).hasLink)
  .toSorted((one, other) => postRulesOf(other).most - postRulesOf(one).most);

/**
 * The networks whose post a channel carries, the likeliest first. A network takes its own only; a channel without posts
 * of its own takes another one with a link.
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
