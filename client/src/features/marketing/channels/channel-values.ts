import type { z } from 'zod';
import { type ChannelNetwork, isAssisted } from '@shared/marketing/channels/scales';
import type { channelChanges, newChannel } from '@shared/marketing/channels/schemas';
import { networkName } from './network-name';
import { isKept, networkFields } from './network-fields';
import type { Channel } from './reads';

export type NewChannelInput = z.input<typeof newChannel>;
export type ChannelChangesInput = z.input<typeof channelChanges>;

const usual = {
  ...{ address: '', account: '', password: '', token: '', chat: '', format: 'generic' },
  ...{ ignoresRepeats: false, picture: 'image' },
} as const;

const usualAddress = (network: ChannelNetwork) => (network === 'bluesky' ? 'https://bsky.social' : '');

/** Networks whose channels are named by the person, since no far side says a name. */
const namesItself = (network: ChannelNetwork) => network === 'rss' || isAssisted(network);

/** The values of the form that connects a network. */
export const valuesToConnect = (network: ChannelNetwork, marketingCompanyId: number) =>
  ({
    network,
    marketingCompanyId,
    name: namesItself(network) ? networkName(network) : '',
    ...Object.fromEntries(networkFields[network].map((field) => [field, usual[field]])),
    ...(networkFields[network].includes('address') && { address: usualAddress(network) }),
  }) as unknown as NewChannelInput;

/** The values of the form that changes a channel; what the server never answers is empty. */
export function valuesToChange({ network, version, name, settings, ...channel }: Channel) {
  const held = { ...usual, ...settings, account: channel.account ?? '', address: channel.address ?? '' };
  return {
    network,
    version,
    name,
    ...Object.fromEntries(
      networkFields[network].map((field) => [field, isKept(network, field) ? '' : held[field]]),
    ),
  } as unknown as ChannelChangesInput;
}
