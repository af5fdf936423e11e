import { networkNames } from '@shared/marketing/campaigns/network-names';
import type { ChannelNetwork } from '@shared/marketing/channels/scales';

/** The networks' own names, the same in every language. */
const names: Record<ChannelNetwork, string> = {
  ...networkNames,
  wordpress: 'WordPress',
  telegram: 'Telegram',
  webhook: 'Webhook',
  rss: 'RSS',
};

export const networkName = (network: ChannelNetwork): string => names[network];
