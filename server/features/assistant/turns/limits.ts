import { turnLimits } from '../../../../shared/assistant/scales';
import { limit } from '../../../platform/http/limits/rate-limits';
import type { OutboundLimits } from '../../../platform/outbound/outbound';

/** Questions of an account to the language model. */
export const turnsADay = limit('assistantTurns', { points: turnLimits.aDay, seconds: 24 * 60 * 60 });

/** The longest answer of one call: its characters, and the tokens with which it is still worth asking. */
export const callLimits = { characters: 12_000, fewestTokens: 50 } as const;

/** Characters of a result that the model is shown. */
export const shownResult = 16 * 1024;

/**
 * The limits of the connection are higher than those of the turn, which its own timer ends. Redirects are not followed,
 * because the key would be sent along.
 */
export const turnTransport: OutboundLimits = {
  total: (turnLimits.seconds + 5) * 1_000,
  firstByte: (turnLimits.seconds + 5) * 1_000,
  most: 2 * 1024 * 1024,
  redirects: 0,
};
