import type { Language } from '../../../../shared/languages';
import type { ChannelLimits, ChannelSettings } from '../../../../shared/marketing/channels/scales';
import type { FieldName } from '../../../../shared/marketing/channels/fields';
import type { ChannelNetwork } from '../../../../shared/marketing/channels/networks';
import type { Message } from '../../../../shared/message';
import type { Fetch } from '../../../platform/outbound/outbound';

/** A channel with its credentials in clear; it lives as long as one call. */
export interface OpenChannel {
  id: number;
  network: ChannelNetwork;
  address: string | null;
  account: string | null;
  settings: ChannelSettings;
  limits: ChannelLimits;
  /** By the names of the network's form; empty if `locked`. */
  credentials: Readonly<Record<string, string>>;
  /** Why the credentials cannot be read; every call of a driver from `driverOf` then ends as if they were refused. */
  locked?: Message;
}

/** What is published. */
export interface Posting {
  /** The publication's id. */
  id: number;
  /** What the far side knows a repeat by, the same in every attempt. */
  key: string;
  /** When the publication was made; together with its id it gives keys that have a form of their own. */
  createdAt: Date;
  /** The first line, for networks that have titles. */
  title: string;
  /** Everything that the reader sees, link and tags included. */
  text: string;
  /** The publication's own short link, which is what reading looks for; it stands in `text` where the network shows it. */
  link: string;
  slot: Date;
  language: Language;
  image?: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number; alt: string };
}

/** A posting on the far side. */
export interface Remote {
  id: string;
  /** Where a person can look at it. */
  url: string | null;
}

/** How a call to publish ended. */
export type Outcome =
  /** Accepted; `remote` was read back or stands in the answer. */
  | { end: 'accepted'; remote: Remote }
  /** Nothing arrived there, or the far side asked to wait (`wait` in seconds): it can go again. */
  | { end: 'not sent'; status?: number; wait?: number; detail: Message }
  /** The far side will never take it; `reconnect` when it was the credentials. */
  | { end: 'refused'; status?: number; reconnect: boolean; detail: Message }
  /** It may have arrived. */
  | { end: 'unknown'; status?: number; detail: Message };

/** What a reading of the far side says; `unreadable` proves nothing. */
export type Reading =
  | { found: Remote }
  | { found: false }
  | { found: 'unreadable'; status?: number; detail: Message };

/** How a removal ended. */
export type Removal = { end: 'gone' } | { end: 'impossible' | 'unknown'; status?: number; detail: Message };

/** A test that did not work. */
export type Failed = Extract<Tested, { works: false }>;

/** Whether the credentials work, and what the far side says of itself. */
export type Tested =
  | { works: true; account: string | null; limits?: ChannelLimits }
  | { works: false; status?: number; detail: Message };

/** One network. Every function resolves: what goes wrong is a value. */
export interface Driver {
  test: (channel: OpenChannel, call: Fetch) => Promise<Tested>;
  /** The field of the form that a failed test is about. */
  blames: (failed: Failed) => FieldName;
  publish: (channel: OpenChannel, posting: Posting, call: Fetch) => Promise<Outcome>;
  /** Looks for a posting that may have arrived since `since`; undefined where only a person can tell. */
  read?: (channel: OpenChannel, posting: Posting, since: Date, call: Fetch) => Promise<Reading>;
  /** Takes a posting back; undefined where the network cannot. */
  remove?: (channel: OpenChannel, remote: Remote, call: Fetch) => Promise<Removal>;
  /** Whether a channel of these settings can; without it, each that has `remove` can. */
  canRemove?: (settings: OpenChannel['settings']) => boolean;
  /** Whether sending it once more does no harm, `since` the first attempt that may have arrived. */
  mayRepeat: (channel: OpenChannel, since: Date, now: Date) => boolean;
}
