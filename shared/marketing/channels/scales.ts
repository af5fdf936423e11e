/** Reconnect: the network refused the credentials, so nothing is sent until new ones are entered. */
export const channelStatuses = ['connected', 'reconnect', 'off'] as const;
export type ChannelStatus = (typeof channelStatuses)[number];

/** What a webhook is sent. */
export const webhookFormats = ['generic', 'slack', 'discord'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const blueskyPictures = ['image', 'card'] as const;
export type BlueskyPicture = (typeof blueskyPictures)[number];

/** Channels of a company at most. */
export const mostChannels = 50;

/** Hours for which a webhook is signed with its former secret too. */
export const formerSecretHours = 24;

/** What is set up for a channel besides its credentials. */
export interface ChannelSettings {
  /** Of a webhook. */
  format?: WebhookFormat;
  /** Whether a webhook's receiver ignores what it gets twice. */
  ignoresRepeats?: boolean;
  /** Until when a webhook is also signed with its former secret, as an ISO time. */
  formerSecretUntil?: string;
  /** Of a Telegram chat: its id or @name. */
  chat?: string;
  /** How Bluesky shows a picture: as an image, or on the card of the link. */
  picture?: BlueskyPicture;
}

/** Limits that the network reports. */
export interface ChannelLimits {
  characters?: number;
  /** What a link counts, whatever its length. */
  link?: number;
  /** Characters of a picture's description, and bytes of a picture. */
  alt?: number;
  imageBytes?: number;
}
