import { isbot } from 'isbot';

/** The most views and clicks that a person makes in a minute. */
export const mostHits = 60;

interface Call {
  userAgent: string | undefined;
  method: string;
  /** The hits of this visitor in the last minute, including this one. */
  hitsInMinute: number;
}

/** Whether a request comes from a robot: a known robot's user agent or none, HEAD, or too many hits in a minute. */
export const isBot = ({ userAgent, method, hitsInMinute }: Call) =>
  !userAgent?.trim() || method === 'HEAD' || hitsInMinute > mostHits || isbot(userAgent);

/** Whether a browser prefetches a page, or another program makes a preview of it. */
export const isPreview = (header: (name: string) => string | undefined): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(header(name) ?? ''),
  );
