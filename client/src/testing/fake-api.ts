import { vi } from 'vitest';
import type { AnswerOf, BodyOf, Endpoint, Params, Wire } from '@shared/http/endpoint';

/** One request that the client made. */
export interface RecordedCall {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

interface CallOf<E extends Endpoint> extends Omit<RecordedCall, 'body'> {
  params: Record<keyof Params<E['path']>, string>;
  body: BodyOf<E>;
}

type Answer<E extends Endpoint> =
  | Wire<AnswerOf<E>>
  | ((call: CallOf<E>) => Wire<AnswerOf<E>> | Promise<Wire<AnswerOf<E>>>);

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
}

interface Handler {
  endpoint: Endpoint;
  pattern: RegExp;
  respond: (call: RecordedCall, params: Record<string, string>) => Promise<Response>;
}

let handlers: Handler[] = [];
let calls: RecordedCall[] = [];
let unanswered: string[] = [];

/** Matches the endpoint's path; parameters that are not given match anything. */
function patternOf(path: string, params: Record<string, string | number> = {}): RegExp {
  const source = path.replace(/:(\w+)/g, (_, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : `(?<${name}>[^/]+)`,
  );
  return new RegExp(`^${source}$`);
}

function add(endpoint: Endpoint, params: object | undefined, respond: Handler['respond']) {
  const pattern = patternOf(endpoint.path, params as Record<string, string | number> | undefined);
  handlers.unshift({ endpoint, pattern, respond });
}

const json = (value: unknown, status: number) =>
  new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const isFor = (endpoint: Endpoint) => (call: RecordedCall) =>
  call.method === endpoint.method && patternOf(endpoint.path).test(call.path);

async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const call: RecordedCall = {
    method: init.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    headers: new Headers(init.headers),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
  calls.push(call);
  for (const { endpoint, pattern, respond } of handlers) {
    const match = endpoint.method === call.method && pattern.exec(call.path);
    if (match) return respond(call, match.groups ?? {});
  }
  unanswered.push(`${call.method} ${call.path}`);
  return json({ message: 'The test has no answer for this' }, 501);
}

/** The server as a test wants it: the real request helper runs, only the network is ours. The latest answer wins. */
export const fakeApi = {
  /** Answers an endpoint, for all parameters or the given ones; a function may look at the call or take its time. */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>, params?: Partial<Params<E['path']>>): void {
    add(endpoint, params, async (call, found) => {
      const value =
        typeof answer === 'function' ? await answer({ ...call, params: found } as CallOf<E>) : answer;
      return json(value, endpoint.status);
    });
  },
  /** Refuses an endpoint as the server does: with a message, and perhaps what is wrong with each field. */
  refuse<E extends Endpoint>(
    endpoint: E,
    status: number,
    refusal: Refusal = {},
    params?: Partial<Params<E['path']>>,
  ): void {
    add(endpoint, params, async () => json(refusal, status));
  },
  /** Lets an endpoint fail as if the network were gone. */
  disconnect(endpoint: Endpoint): void {
    add(endpoint, undefined, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  /** Answers an endpoint with any response at all. */
  respond(endpoint: Endpoint, response: () => Response): void {
    add(endpoint, undefined, async () => response());
  },
  /** The requests made to an endpoint, oldest first. */
  callsTo: (endpoint: Endpoint): RecordedCall[] => calls.filter(isFor(endpoint)),
  start(): void {
    handlers = [];
    calls = [];
    unanswered = [];
    vi.stubGlobal('fetch', fakeFetch);
  },
  /** Ends the test's server and returns the requests nobody answered. */
  stop: (): string[] => unanswered,
};
