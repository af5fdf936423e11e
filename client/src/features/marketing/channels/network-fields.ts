import type { ChannelNetwork } from '@shared/marketing/channels/scales';

/** What the form of a network asks for. */
export type ChannelField =
  | 'address'
  | 'account'
  | 'password'
  | 'token'
  | 'chat'
  | 'format'
  | 'ignoresRepeats'
  | 'picture';

const assisted: readonly ChannelField[] = ['address'];

/** The fields of each network's form besides the name, in their order. */
export const networkFields: Record<ChannelNetwork, readonly ChannelField[]> = {
  bluesky: ['account', 'password', 'address', 'picture'],
  mastodon: ['address', 'token'],
  wordpress: ['address', 'account', 'password'],
  telegram: ['chat', 'token'],
  webhook: ['format', 'address', 'ignoresRepeats'],
  rss: [],
  linkedin: assisted,
  instagram: assisted,
  facebook: assisted,
  x: assisted,
  threads: assisted,
};

/** Fields whose values the server never answers: left empty, they stay as they are. */
export const isKept = (network: ChannelNetwork, field: ChannelField): boolean =>
  field === 'password' || field === 'token' || (network === 'webhook' && field === 'address');
