import { type ChannelNetwork, channelNetworks, networkOf } from '@shared/marketing/channels/networks';

/** The networks that need nothing but to be named: those where a person posts, and the feed. */
export const quickNetworks = channelNetworks.filter((network) => networkOf(network).reached !== 'called') as [
  ChannelNetwork,
  ...ChannelNetwork[],
];

/** The network that is offered to a company that has no channel: where its customers are looked for first. */
export const firstNetwork = (sellsTo: 'B2C' | 'B2B' | 'both'): ChannelNetwork =>
  sellsTo === 'B2B' ? 'linkedin' : 'facebook';
