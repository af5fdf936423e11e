import { isbot } from 'isbot';

/** Views and clicks of one visitor in a minute that a person may make. */
export const mostHits = 60;

interface Call {
  userAgent: string | undefined;
  method: string;
  /** Of this visitor in the last minute, this one included. */
  hitsInMinute: number;
}

/** Whether no person is behind a call: a listed or no user agent, HEAD, or too many calls in a minute. */
export const isBot = ({ userAgent, method, hitsInMinute }: Call) =>
  !userAgent?.trim() || method === 'HEAD' || hitsInMinute > mostHits || isbot(userAgent);

/** Whether a browser only fetches a page beforehand, or another program draws a small picture of it. */
export const isPreview = (header: (name: string) => string | undefined): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(header(name) ?? ''),
  );
