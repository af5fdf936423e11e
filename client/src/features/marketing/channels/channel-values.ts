import type { Language } from '@shared/languages';
import { type FieldKind, type FieldValues, fieldOf } from '@shared/marketing/channels/fields';
import { type ChannelNetwork, isCalled, networkOf, networkTitle } from '@shared/marketing/channels/networks';
import type { ChannelChanges, NewChannel } from '@shared/marketing/channels/schemas';
import type { Channel } from './reads';

const usual = {
  address: '',
  account: '',
  password: '',
  token: '',
  chat: '',
  format: 'generic',
  ignoresRepeats: false,
  picture: 'image',
} as const satisfies FieldValues;

/** The values of a network's fields. */
const fieldsOf = (network: ChannelNetwork, valueOf: (kind: FieldKind) => unknown): FieldValues =>
  Object.fromEntries(networkOf(network).fields.map((kind) => [fieldOf(kind).name, valueOf(kind)]));

/** The values of the form that connects a network. */
export function valuesToConnect(
  network: ChannelNetwork,
  marketingCompanyId: number,
  language: Language,
): NewChannel {
  const { usualServer } = networkOf(network);
  return {
    network,
    marketingCompanyId,
    // If the network supplies no name for the channel, the network's own name is proposed.
    name: isCalled(network) ? '' : networkTitle(network, language),
    ...fieldsOf(network, (kind) => (kind === 'server' && usualServer) || usual[fieldOf(kind).name]),
  };
}

/** The values of the form that changes a channel; what the server never answers is empty. */
export function valuesToChange({ network, version, name, settings, ...channel }: Channel): ChannelChanges {
  const held = { ...usual, ...settings, account: channel.account ?? '', address: channel.address ?? '' };
  const values = fieldsOf(network, (kind) => (isKept(kind) ? '' : held[fieldOf(kind).name]));
  return { network, version, name, ...values };
}

/** Whether the server never answers a field: left empty, it stays as it is. */
export const isKept = (kind: FieldKind): boolean => fieldOf(kind).kept === 'secret';
