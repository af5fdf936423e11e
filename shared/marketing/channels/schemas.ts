import { z } from 'zod';
import { line, optionalLine, queryId, rowId } from '../../fields';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { farAddress, origin, page, profileAddress, secret, site } from './far-address';
import { type FieldKind, type FieldName, fieldOf, type FieldValues } from './fields';
import { channelMessages as texts } from './messages';
import { type ChannelNetwork, channelNetworks, isCalled, networkOf } from './networks';
import { blueskyPictures, webhookFormats } from './scales';

const name = line(messages['name.required'], 100);

const handle = line(texts['account.required'], 253)
  .transform((text) => text.replace(/^@/, '').toLowerCase())
  .refine((text) => /^(did:[a-z]+:\S+|[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(text), texts['handle.invalid']);

/** The form in which the server makes them; the password of the account itself is not taken. */
const groupedPassword = line(texts['password.required'], 100).regex(
  /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/i,
  texts['password.app'],
);

const botToken = line(texts['token.required'], 100).regex(/^\d{6,12}:[\w-]{30,50}$/, texts['token.telegram']);

const chat = line(texts['chat.invalid'], 100)
  .transform((text) => text.replace(/^(https?:\/\/)?t\.me\//i, '@'))
  .refine((text) => /^(@[a-z]\w{3,31}|-?\d{3,20})$/i.test(text), texts['chat.invalid']);

/** The schemas of the fields in changes; what is not given stays as it is. */
const fieldSchemas = {
  server: () => farAddress(origin, secret),
  site: () => farAddress(site, secret),
  receiver: () => farAddress(page),
  profile: (network: ChannelNetwork) => profileAddress(networkOf(network).profileOf).nullable(),
  handle: () => handle,
  user: () => line(texts['account.required'], 200),
  password: () => line(texts['password.required'], 200),
  groupedPassword: () => groupedPassword,
  token: () => line(texts['token.required'], 500),
  botToken: () => botToken,
  chat: () => chat,
  format: () => z.enum(webhookFormats, { error: texts['format.required'] }),
  ignoresRepeats: () => z.boolean(),
  picture: () => z.enum(blueskyPictures),
};

type FieldSchemas = Record<FieldKind, (network: ChannelNetwork) => z.ZodType<FieldValues[FieldName]>>;

/** The same of a new channel: what need not be given has a usual value. */
const newFieldSchemas: FieldSchemas = {
  ...fieldSchemas,
  server(network) {
    const { usualServer } = networkOf(network);
    return usualServer === undefined ? fieldSchemas.server() : fieldSchemas.server().default(usualServer);
  },
  profile: (network) => fieldSchemas.profile(network).optional(),
  ignoresRepeats: () => fieldSchemas.ignoresRepeats().default(false),
  picture: () => fieldSchemas.picture().default('image'),
};

/** The schemas of a network's fields, by the names of the fields. */
const shapeOf = (network: ChannelNetwork, schemas: FieldSchemas) =>
  Object.fromEntries(networkOf(network).fields.map((kind) => [fieldOf(kind).name, schemas[kind](network)]));

/** The addresses of Slack and Discord are passwords themselves. */
const checkHttps = ({ value, issues }: z.core.ParsePayload<FieldValues & { network: ChannelNetwork }>) => {
  if (value.format === undefined || value.format === 'generic') return;
  if (value.address?.startsWith('http:'))
    issues.push({ code: 'custom', input: value, path: ['address'], message: texts['address.https'] });
};

const connecting = (network: ChannelNetwork) =>
  z
    .object({
      network: z.literal(network),
      marketingCompanyId: rowId,
      /** Without one it is called as the far side calls it, where there is one. */
      name: isCalled(network) ? optionalLine(100).optional() : name,
      ...shapeOf(network, newFieldSchemas),
    })
    .check(checkHttps);

const changing = (network: ChannelNetwork) =>
  z.object({
    network: z.literal(network),
    name: name.optional(),
    /** Off: nothing is sent until it is connected again. */
    status: z.enum(['connected', 'off']).optional(),
    ...z.object(shapeOf(network, fieldSchemas)).partial().shape,
    ...seenVersion,
  });

/** What is said of a channel to connect. */
export interface NewChannel extends FieldValues {
  network: ChannelNetwork;
  marketingCompanyId: number;
  name?: string | null | undefined;
}

/** What is said of a channel that changes. */
export interface ChannelChanges extends FieldValues {
  network: ChannelNetwork;
  name?: string | undefined;
  status?: 'connected' | 'off' | undefined;
  version?: number | undefined;
}

/** One value for each network, as the options of a union. */
function ofEach<Value>(of: (network: ChannelNetwork) => Value): [Value, ...Value[]] {
  const [first, ...others] = channelNetworks;
  return [of(first), ...others.map(of)];
}

/** A channel to connect; its fields are those of its network. */
export const newChannel: z.ZodType<NewChannel, NewChannel> = z.discriminatedUnion(
  'network',
  ofEach(connecting),
);

/** Changes of a channel; what is not given stays. Another address or account needs the password or token again. */
export const channelChanges: z.ZodType<ChannelChanges, ChannelChanges> = z.discriminatedUnion(
  'network',
  ofEach(changing),
);

/** The channels of which company. */
export const channelQuery = z.object({ company: queryId });

/** Whether the person knows that what waits for the channel is cancelled. */
export const channelRemoval = z.object({ confirmed: z.literal('true').optional() });
