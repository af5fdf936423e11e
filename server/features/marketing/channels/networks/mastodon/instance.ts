import type { FarSide } from '../../far/far-side';

/** A Mastodon server; calls are made with the token of the channel's account. */
export interface Instance extends Omit<FarSide, 'ask'> {
  ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => ReturnType<FarSide['ask']>;
}
