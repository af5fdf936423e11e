import { site } from '../../../shared/site';
import type { Allowed } from './allowed';
import { checkAddress, guardedLookup, type Resolve, resolveBySystem } from './door';
import { exchange, type Hop } from './exchange';
import { createOutboundMetrics } from './outbound-metrics';
import { OutboundError } from './outbound-error';
import { redirected } from './redirects';
import { discard, responseOf } from './response';
import { type RunningCall, startCall } from './running-call';

/** The limits of one call. */
export interface OutboundLimits {
  /** Maximum milliseconds from the call to the end of its answer, redirects included. */
  total: number;
  /** Maximum milliseconds from the call to the head of the last answer. */
  firstByte: number;
  /** Maximum bytes of the answer's body. */
  most: number;
  /** The maximum number of redirects to follow, 3 by default; with 0 the caller gets the redirect response itself. */
  redirects?: number;
}

/** `fetch` for a library: the same arguments and answers, and `OutboundError` in place of its errors. */
export type Fetch = typeof globalThis.fetch;

interface Deps {
  allowed: Allowed;
  resolve?: Resolve;
}

/** The only way in which the server calls other servers. */
export interface Outbound {
  /** Calls for one purpose, which names them in the metrics, within limits. */
  fetchFor: (purpose: string, limits: OutboundLimits) => Fetch;
  /** The metrics, for the server's registry. */
  metrics: ReturnType<typeof createOutboundMetrics>['metrics'];
}

/**
 * Creates the client for calls to other servers: each call is limited in time and size, and reaches no private
 * network except the allowed ones.
 */
export function createOutbound({ allowed, resolve = resolveBySystem }: Deps): Outbound {
  const { metrics, measure } = createOutboundMetrics();
  return {
    metrics,
    fetchFor: (purpose, limits) => async (input, init) => {
      const call = startCall(limits, measure(purpose));
      try {
        checkAddress(urlOf(input), allowed);
        const request = new Request(input, init);
        call.follow(init?.signal ?? (input instanceof Request ? input.signal : undefined));
        const { answer, hop } = await askThrough(await hopOf(request), limits, call, { allowed, resolve });
        return responseOf(answer, hop, limits.most, call);
      } catch (error) {
        throw call.end(error);
      }
    },
  };
}

function urlOf(input: string | URL | Request): URL {
  const text = input instanceof Request ? input.url : String(input);
  if (!URL.canParse(text)) throw new OutboundError('address', 'not an address');
  return new URL(text);
}

async function hopOf(request: Request): Promise<Hop> {
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const headers = {
    accept: '*/*',
    'user-agent': site.name,
    ...Object.fromEntries(request.headers),
    // The size limit would have little effect on a compressed answer.
    'accept-encoding': 'identity',
    ...(body && { 'content-length': String(body.length) }),
  };
  return { url: new URL(request.url), method: request.method, headers, body };
}

/** Follows redirects; every hop is checked as the first one is. */
async function askThrough(
  first: Hop,
  { redirects = 3 }: OutboundLimits,
  call: RunningCall,
  deps: Required<Deps>,
) {
  const { allowed, resolve } = deps;
  for (let hop = first, followed = 0; ; followed += 1) {
    checkAddress(hop.url, allowed);
    const lookup = guardedLookup(hop.url, allowed, resolve);
    const answer = await exchange(hop, { lookup, signal: call.signal, onConnect: call.connected });
    const next = redirects > 0 ? redirected(hop, answer.statusCode ?? 0, answer.headers.location) : undefined;
    if (!next) return { answer, hop };
    discard(answer);
    if (followed === redirects) throw new OutboundError('redirect', `more than ${redirects} redirects`);
    hop = next;
  }
}
