import type { BlueskyPicture, WebhookFormat } from './scales';

/** The fields of all channels in forms and calls, by name; each network states which of them it has. */
export interface FieldValues {
  /** Null where a person publishes and no profile is named. */
  address?: string | null | undefined;
  account?: string | undefined;
  password?: string | undefined;
  token?: string | undefined;
  chat?: string | undefined;
  format?: WebhookFormat | undefined;
  ignoresRepeats?: boolean | undefined;
  picture?: BlueskyPicture | undefined;
}

export type FieldName = keyof FieldValues;

/** Where the value of a field is stored: in a column, in the settings, or encrypted and write-only. */
type Kept = { kept: 'column' | 'setting' } | { kept: 'secret'; credential: string };

/** A kind of field. */
type Field = Kept & {
  /** Its name in forms and calls. */
  name: FieldName;
  /** Whether a change does not affect the connection, so that it is stored without a test. */
  untried?: boolean;
};

/** The kinds of fields that networks ask for. */
export const channelFields = {
  server: { name: 'address', kept: 'column' },
  site: { name: 'address', kept: 'column' },
  /** Anyone who knows the address of a webhook can post there. */
  receiver: { name: 'address', kept: 'secret', credential: 'url' },
  profile: { name: 'address', kept: 'column' },
  handle: { name: 'account', kept: 'column' },
  user: { name: 'account', kept: 'column' },
  password: { name: 'password', kept: 'secret', credential: 'password' },
  /** An app password of four groups, as servers of AT make them. */
  groupedPassword: { name: 'password', kept: 'secret', credential: 'password' },
  token: { name: 'token', kept: 'secret', credential: 'token' },
  /** The token of a Telegram bot. */
  botToken: { name: 'token', kept: 'secret', credential: 'token' },
  chat: { name: 'chat', kept: 'setting' },
  format: { name: 'format', kept: 'setting' },
  ignoresRepeats: { name: 'ignoresRepeats', kept: 'setting', untried: true },
  picture: { name: 'picture', kept: 'setting', untried: true },
} as const satisfies Record<string, Field>;

export type FieldKind = keyof typeof channelFields;

/** What is known of a kind of field. */
export const fieldOf = (kind: FieldKind): Field => channelFields[kind];
