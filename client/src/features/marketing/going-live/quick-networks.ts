import { type ChannelNetwork, channelNetworks, networkOf } from '@shared/marketing/channels/networks';

/** The networks that need no account: those on which a person posts, and the feed. */
export const quickNetworks = channelNetworks.filter((network) => networkOf(network).reached !== 'called') as [
  ChannelNetwork,
  ...ChannelNetwork[],
];

/** The network that is proposed to a company without channels: the likeliest place of its customers. */
export const firstNetwork = (sellsTo: 'B2C' | 'B2B' | 'both'): ChannelNetwork =>
  sellsTo === 'B2B' ? 'linkedin' : 'facebook';
