import type { Hop } from './exchange';
import { OutboundError } from './outbound-error';

const redirecting = [301, 302, 303, 307, 308];

/** Headers that hold no secret, so that another origin may see them. */
const harmless = ['accept', 'accept-encoding', 'accept-language', 'user-agent'];

const only = (headers: Hop['headers'], isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)));

function target(hop: Hop, location: string): URL {
  if (!URL.canParse(location, hop.url)) throw new OutboundError('redirect', 'redirected to no address');
  const url = new URL(location, hop.url);
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new OutboundError('redirect', 'redirected from https to http');
  }
  return url;
}

/** Whether a redirect turns a request into a GET, as in browsers; 307 and 308 keep method and body. */
const losesBody = (status: number, method: string) =>
  status === 303 ? method !== 'HEAD' : status <= 302 && method === 'POST';

/**
 * The request that an answer redirects to; undefined if it does not. Another origin gets no credentials and no body:
 * a body that would have to go along ends the call.
 */
export function redirected(hop: Hop, status: number, location: string | undefined): Hop | undefined {
  if (!redirecting.includes(status) || location === undefined) return undefined;
  const url = target(hop, location);
  const plain: Hop = losesBody(status, hop.method)
    ? {
        url,
        method: 'GET',
        headers: only(hop.headers, (name) => !name.startsWith('content-')),
        body: undefined,
      }
    : { ...hop, url };
  if (url.origin === hop.url.origin) return plain;
  if (plain.body !== undefined)
    throw new OutboundError('redirect', 'redirected to another site with its body');
  return { ...plain, headers: only(plain.headers, (name) => harmless.includes(name)) };
}
