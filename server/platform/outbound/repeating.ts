import type { Fetch } from './outbound';
import { OutboundError } from './outbound-error';

/** Methods that can be repeated without further effect (RFC 9110, 9.2.2). */
const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE'];

/** Whether the remote server recognises a repeated call, or does not need to. */
function tellsRepeats(init: RequestInit | undefined): boolean {
  const isNamed = new Headers(init?.headers).has('idempotency-key');
  return isNamed || idempotent.includes((init?.method ?? 'GET').toUpperCase());
}

/**
 * Repeats a call once, after `pause`, when its connection failed and the remote server recognises a repeat. A slow
 * call is not repeated, because its time is used up, nor is a refused one.
 */
export const repeating =
  (fetch: Fetch, pause: () => Promise<unknown>): Fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const isDropped = error instanceof OutboundError && error.reason === 'connection';
      // The body of a Request or a stream has already been consumed.
      if (!isDropped || input instanceof Request || !tellsRepeats(init)) throw error;
    }
    await pause();
    return fetch(input, init);
  };
