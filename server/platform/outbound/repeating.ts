import type { Fetch } from './outbound';
import { OutboundError } from './outbound-error';

/** Methods of which a repeat changes nothing more (RFC 9110, 9.2.2). */
const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE'];

/** Whether the far side can tell a repeat, or does not need to. */
function tellsRepeats(init: RequestInit | undefined): boolean {
  const isNamed = new Headers(init?.headers).has('idempotency-key');
  return isNamed || idempotent.includes((init?.method ?? 'GET').toUpperCase());
}

/**
 * Makes a call once more when its connection failed or was dropped and the far side can tell a repeat; `pause` comes
 * before it. Whatever was slow is not repeated, since its time is used up, nor is an answer that says no.
 */
export const repeating =
  (fetch: Fetch, pause: () => Promise<unknown>): Fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const isDropped = error instanceof OutboundError && error.reason === 'connection';
      // A body in a request or stream has been read.
      if (!isDropped || input instanceof Request || !tellsRepeats(init)) throw error;
    }
    await pause();
    return fetch(input, init);
  };
