import { z } from 'zod';
import { line, optionalLine, queryId, rowId } from '../../fields';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { farAddress, origin, page, profileAddress, secret, site } from './far-address';
import { channelMessages as texts } from './messages';
import { assistedNetworks, blueskyPictures, webhookFormats } from './scales';

const name = line(messages['name.required'], 100);

const handle = line(texts['account.required'], 253)
  .transform((text) => text.replace(/^@/, '').toLowerCase())
  .refine((text) => /^(did:[a-z]+:\S+|[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(text), texts['handle.invalid']);

/** The form in which the server makes them; the password of the account itself is not taken. */
const blueskyPassword = line(texts['password.required'], 100).regex(
  /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/i,
  texts['password.app'],
);

const telegramToken = line(texts['token.required'], 100).regex(
  /^\d{6,12}:[\w-]{30,50}$/,
  texts['token.telegram'],
);

const chat = line(texts['chat.invalid'], 100)
  .transform((text) => text.replace(/^(https?:\/\/)?t\.me\//i, '@'))
  .refine((text) => /^(@[a-z]\w{3,31}|-?\d{3,20})$/i.test(text), texts['chat.invalid']);

/** What a network needs to be connected. Passwords, tokens and a webhook's address are encrypted and never answered. */
const connecting = {
  bluesky: {
    address: farAddress(origin, secret).default('https://bsky.social'),
    account: handle,
    password: blueskyPassword,
    picture: z.enum(blueskyPictures).default('image'),
  },
  mastodon: { address: farAddress(origin, secret), token: line(texts['token.required'], 500) },
  wordpress: {
    address: farAddress(site, secret),
    account: line(texts['account.required'], 200),
    password: line(texts['password.required'], 200),
  },
  telegram: { token: telegramToken, chat },
  webhook: {
    address: farAddress(page),
    format: z.enum(webhookFormats, { error: texts['format.required'] }),
    ignoresRepeats: z.boolean().default(false),
  },
};

const ofNetwork = <Network extends string, Shape extends z.ZodRawShape>(network: Network, shape: Shape) =>
  z.object({
    network: z.literal(network),
    marketingCompanyId: rowId,
    /** Without one it is called as the far side calls it. */
    name: optionalLine(100).optional(),
    ...shape,
  });

/** The addresses of Slack and Discord are passwords themselves. */
const checkHttps = ({ value, issues }: z.core.ParsePayload<{ address?: string; format?: string }>) => {
  if (value.format === undefined || value.format === 'generic') return;
  if (value.address?.startsWith('http:'))
    issues.push({ code: 'custom', input: value, path: ['address'], message: texts['address.https'] });
};

/** A channel to connect. */
export const newChannel = z.discriminatedUnion('network', [
  ofNetwork('bluesky', connecting.bluesky),
  ofNetwork('mastodon', connecting.mastodon),
  ofNetwork('wordpress', connecting.wordpress),
  ofNetwork('telegram', connecting.telegram),
  ofNetwork('webhook', connecting.webhook).check(checkHttps),
  z.object({ network: z.literal('rss'), marketingCompanyId: rowId, name }),
  ...assistedNetworks.map((network) =>
    z.object({
      network: z.literal(network),
      marketingCompanyId: rowId,
      name,
      /** The profile, where a person publishes. */
      address: profileAddress(network).nullable().optional(),
    }),
  ),
]);

const changesOf = <Network extends string, Shape extends z.ZodRawShape>(network: Network, shape: Shape) =>
  z.object({
    network: z.literal(network),
    name: name.optional(),
    /** Off: nothing is sent until it is connected again. */
    status: z.enum(['connected', 'off']).optional(),
    ...z.object(shape).partial().shape,
    ...seenVersion,
  });

const withoutDefaults = {
  bluesky: { ...connecting.bluesky, address: farAddress(origin, secret), picture: z.enum(blueskyPictures) },
  webhook: { ...connecting.webhook, ignoresRepeats: z.boolean() },
};

/** Changes of a channel; what is not given stays. Another address or account needs the password or token again. */
export const channelChanges = z.discriminatedUnion('network', [
  changesOf('bluesky', withoutDefaults.bluesky),
  changesOf('mastodon', connecting.mastodon),
  changesOf('wordpress', connecting.wordpress),
  changesOf('telegram', connecting.telegram),
  changesOf('webhook', withoutDefaults.webhook),
  changesOf('rss', {}),
  ...assistedNetworks.map((network) => changesOf(network, { address: profileAddress(network).nullable() })),
]);

/** The channels of which company. */
export const channelQuery = z.object({ company: queryId });

/** Whether the person knows that what waits for the channel is cancelled. */
export const channelRemoval = z.object({ confirmed: z.literal('true').optional() });

export type NewChannel = z.output<typeof newChannel>;
export type ChannelChanges = z.output<typeof channelChanges>;
