import type { Language } from '../../../../shared/languages';
import type { ChannelLimits, ChannelSettings } from '../../../../shared/marketing/channels/scales';
import type { FieldName } from '../../../../shared/marketing/channels/fields';
import type { ChannelNetwork } from '../../../../shared/marketing/channels/networks';
import type { Message } from '../../../../shared/message';
import type { Fetch } from '../../../platform/outbound/outbound';

/** A channel with its decrypted credentials; kept in memory only for the time of a call. */
export interface OpenChannel {
  id: number;
  network: ChannelNetwork;
  address: string | null;
  account: string | null;
  settings: ChannelSettings;
  limits: ChannelLimits;
  /** By field name of the network's form; empty if `locked`. */
  credentials: Readonly<Record<string, string>>;
  /**
   * Why the credentials cannot be decrypted. Calls of drivers from `driverOf` then end as if the credentials were
   * refused.
   */
  locked?: Message;
}

/** The content of one publication. */
export interface Posting {
  /** The publication's id. */
  id: number;
  /** The idempotency key, the same in every attempt. */
  key: string;
  /** When the publication was created; together with its id, the source of keys in a network's own format. */
  createdAt: Date;
  /** The title, for networks that have titles. */
  title: string;
  /** The complete text, including link and tags. */
  text: string;
  /** The unique short link of the publication, by which `read` finds it; part of `text` where the network shows it. */
  link: string;
  slot: Date;
  language: Language;
  image?: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number; alt: string };
}

/** A published post on the remote server. */
export interface Remote {
  id: string;
  /** Its public address. */
  url: string | null;
}

/** The outcome of an attempt to publish. */
export type Outcome =
  /** Accepted; `remote` comes from the response or was read back. */
  | { end: 'accepted'; remote: Remote }
  /**
   * Certainly not published, because nothing arrived or the server asked to wait (`wait` in seconds): it can be
   * retried.
   */
  | { end: 'not sent'; status?: number; wait?: number; detail: Message }
  /** Permanently refused; `reconnect` if the credentials were refused. */
  | { end: 'refused'; status?: number; reconnect: boolean; detail: Message }
  /** It may have been published. */
  | { end: 'unknown'; status?: number; detail: Message };

/** The result of looking for a post; `unreadable` means that nothing is known. */
export type Reading =
  | { found: Remote }
  | { found: false }
  | { found: 'unreadable'; status?: number; detail: Message };

/** The outcome of a removal. */
export type Removal = { end: 'gone' } | { end: 'impossible' | 'unknown'; status?: number; detail: Message };

/** A failed test. */
export type Failed = Extract<Tested, { works: false }>;

/** Whether the credentials work, and what the remote server says about the account. */
export type Tested =
  | { works: true; account: string | null; limits?: ChannelLimits }
  | { works: false; status?: number; detail: Message };

/** The driver of one network. Its functions do not reject; failures are return values. */
export interface Driver {
  test: (channel: OpenChannel, call: Fetch) => Promise<Tested>;
  /** The form field that a failed test is about. */
  blames: (failed: Failed) => FieldName;
  publish: (channel: OpenChannel, posting: Posting, call: Fetch) => Promise<Outcome>;
  /** Looks for a post that may have been published since `since`; undefined where only a person can check. */
  read?: (channel: OpenChannel, posting: Posting, since: Date, call: Fetch) => Promise<Reading>;
  /** Deletes a post; undefined where the network does not allow it. */
  remove?: (channel: OpenChannel, remote: Remote, call: Fetch) => Promise<Removal>;
  /** Whether posts of a channel with these settings can be removed; by default all can if there is a `remove`. */
  canRemove?: (settings: OpenChannel['settings']) => boolean;
  /** Whether sending again cannot publish twice; `since` is the time of the first attempt that may have arrived. */
  mayRepeat: (channel: OpenChannel, since: Date, now: Date) => boolean;
}
