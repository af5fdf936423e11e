/**
 * Why a call ended without a whole answer: `address` (not http or https, or with a user or password in it), `private`
 * (a private or special network), `redirect` (too many, or one that would take a secret elsewhere), `connection` (no
 * such host, refused, dropped, bad certificate), `slow` (no answer in time), `large` (more than the caller takes),
 * `answer` (not HTTP as we read it).
 */
export type OutboundReason = 'address' | 'private' | 'redirect' | 'connection' | 'slow' | 'large' | 'answer';

/** The message contains at most the reason and the host: no path, header or body of the call. */
export class OutboundError extends Error {
  /** Whether the remote server may have received the call; if not, it can be repeated safely. */
  mayHaveArrived = false;

  constructor(
    readonly reason: OutboundReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OutboundError';
  }
}
