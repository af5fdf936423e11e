import type { AnswerLimits } from '../../../../platform/language-model/ask-model';
import type { OutboundLimits } from '../../../../platform/outbound/outbound';

/** The limits of the model for one set of campaigns, in milliseconds unless stated otherwise. */
export const modelLimits = {
  call: 60_000,
  set: 300_000,
  /** Calls of a set, repairs and repetitions included. */
  calls: 18,
  /** The longest wait that is accepted; if a server asks for more, it is not asked again. */
  retryAfter: 20_000,
  /** The wait after 429 without `Retry-After`. */
  usualWait: 5_000,
  /** Characters of one fact. */
  fact: 500,
} as const;

/** The longest answer. */
export const answerLimits = { outputTokens: 2_500, characters: 30_000 } as const satisfies AnswerLimits;

/**
 * The limits of the connection are higher than those of the call, which its own timer ends. A token is sent in an
 * event of some 300 bytes. Redirects are not followed, because the key would be sent along.
 */
export const modelTransport: OutboundLimits = {
  total: modelLimits.call + 5_000,
  firstByte: modelLimits.call + 5_000,
  most: 4 * 1024 * 1024,
  redirects: 0,
};
