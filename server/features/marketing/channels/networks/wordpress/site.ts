import type { Asked } from '../../far/endings';
import type { FarSide } from '../../far/far-side';

/** The REST API of a site; calls are made as the channel's user. */
export interface Site extends Omit<FarSide, 'ask'> {
  ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => Promise<Asked>;
  /** Sends JSON to a path. */
  send: (path: string, body: object) => Promise<Asked>;
}
