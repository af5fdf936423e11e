import type { FarSide } from '../../far/far-side';

/** A server of Mastodon; its calls are made in the name of the channel's account. */
export interface Instance extends Omit<FarSide, 'ask'> {
  ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => ReturnType<FarSide['ask']>;
}
