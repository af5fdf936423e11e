import type { Request } from 'express';

/** Aborts when whoever called goes away before the answer, or has it. */
export function whenGone({ res }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => gone.abort());
  return gone.signal;
}
