import { isbot } from 'isbot';

/** Hits of one visitor in a minute that a person may make. */
export const mostHits = 60;

export interface Hit {
  userAgent: string | undefined;
  method: string;
  /** Of this visitor in the last minute, this one included. */
  hitsInMinute: number;
}

/** Whether no person is behind a call: a listed or no user agent, HEAD, or too many calls in a minute. */
export const isBot = ({ userAgent, method, hitsInMinute }: Hit) =>
  !userAgent?.trim() || method === 'HEAD' || hitsInMinute > mostHits || isbot(userAgent);
