import type { Request } from 'express';

/** A signal that aborts when the response is sent or the client disconnects. */
export function whenGone({ res }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => gone.abort());
  return gone.signal;
}
