import type { OutboundLimits } from '../../../../platform/outbound/outbound';

/** What the model may take for one set of campaigns; milliseconds unless said otherwise. */
export const modelLimits = {
  call: 60_000,
  set: 300_000,
  /** Calls of a set, repairs and repetitions included. */
  calls: 18,
  outputTokens: 2_500,
  /** The longest wait that a server may ask for; one that asks for more is not asked again. */
  retryAfter: 20_000,
  /** The wait after 429 without `Retry-After`. */
  usualWait: 5_000,
  /** Characters of one fact, and of an answer. */
  fact: 500,
  answer: 30_000,
} as const;

/**
 * The limits of the connection lie above those of the call, which its own clock ends. A token travels in an event of
 * some 300 bytes. No redirect is followed, because the key would have to go along.
 */
export const modelTransport: OutboundLimits = {
  total: modelLimits.call + 5_000,
  firstByte: modelLimits.call + 5_000,
  most: 4 * 1024 * 1024,
  redirects: 0,
};
