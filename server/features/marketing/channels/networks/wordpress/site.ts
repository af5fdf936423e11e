import type { Asked } from '../../far/endings';
import type { FarSide } from '../../far/far-side';

/** The REST interface of a site; its calls are made in the name of the channel's user. */
export interface Site extends Omit<FarSide, 'ask'> {
  ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => Promise<Asked>;
  /** A call that changes something, with JSON. */
  send: (path: string, body: object) => Promise<Asked>;
}
