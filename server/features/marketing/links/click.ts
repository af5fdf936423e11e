import type { Visit } from './visitors';

/** A call of a short link, as it arrived. */
export interface Click extends Visit {
  code: string;
  at: Date;
  method: string;
}
