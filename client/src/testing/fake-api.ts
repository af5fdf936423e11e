import { vi } from 'vitest';
import type { Endpoint } from '@shared/http/endpoint';
import type { Params } from '@shared/http/params';
import type { RefusalCode } from '@shared/http/refusal-codes';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';

/** A request of the client. */
export interface RecordedCall {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  /** What gives the request up. */
  signal: AbortSignal | null | undefined;
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
  current?: unknown;
  code?: RefusalCode;
}

interface Handler {
  endpoint: Endpoint;
  pattern: RegExp;
  respond: (call: RecordedCall, params: Record<string, string>) => Promise<Response>;
}

let handlers: Handler[] = [];
let calls: RecordedCall[] = [];
let unanswered: string[] = [];
/** Number of requests and response bodies that are in progress and not held back by the test. */
let underWay = 0;
/** Counts starts and ends. */
let steps = 0;

const count = (change: 1 | -1) => {
  underWay += change;
  steps += 1;
};

/** Counts work as in progress until it is done. */
async function onItsWay<Value>(work: () => Promise<Value>): Promise<Value> {
  count(1);
  return work().finally(() => count(-1));
}

/** Waits for a value that only the test can provide; meanwhile the request does not count as in progress. */
async function heldBack<Value>(value: Value | Promise<Value>): Promise<Value> {
  count(-1);
  return Promise.resolve(value).finally(() => count(1));
}

/** A response whose body counts as in progress while it is read. */
function watched(response: Response): Response {
  const text = response.text.bind(response);
  const blob = response.blob.bind(response);
  return Object.assign(response, { text: () => onItsWay(text), blob: () => onItsWay(blob) });
}

/** Matches the endpoint's path; a parameter that is not given matches any value. */
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

async function answerOf(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const call: RecordedCall = {
    method: init.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    headers: new Headers(init.headers),
    credentials: init.credentials,
    signal: init.signal,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  };
  calls.push(call);
  for (const { endpoint, pattern, respond } of handlers) {
    const match = endpoint.method === call.method && pattern.exec(call.path);
    if (match) return respond(call, match.groups ?? {});
  }
  unanswered.push(`${call.method} ${call.path}`);
  return json({ message: 'The test has no answer for this' }, 501);
}

const fakeFetch = async (address: string, init?: RequestInit) =>
  watched(await onItsWay(() => answerOf(address, init)));

/**
 * A fake server: the real request helper runs, only `fetch` is replaced. The latest answer to an endpoint
 * counts.
 */
export const fakeApi = {
  /**
   * Answers an endpoint, for all parameters or the given ones; a function receives the call and may be
   * asynchronous.
   */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>, params?: Partial<Params<E['path']>>): void {
    add(endpoint, params, async (call, found) => {
      const value =
        typeof answer === 'function'
          ? await heldBack(answer({ ...call, params: found } as CallOf<E>))
          : answer;
      return json(value, endpoint.status);
    });
  },
  /** Whether an endpoint has an answer, whatever it is. */
  isAnswered: (endpoint: Endpoint): boolean => handlers.some((handler) => handler.endpoint === endpoint),
  /** Answers with an error as the server does: a message, and optionally a message per field. */
  refuse<E extends Endpoint>(
    endpoint: E,
    status: number,
    refusal: Refusal = {},
    params?: Partial<Params<E['path']>>,
  ): void {
    add(endpoint, params, async () => json(refusal, status));
  },
  /** Makes an endpoint fail as if there were no network. */
  disconnect(endpoint: Endpoint): void {
    add(endpoint, undefined, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  /** Answers an endpoint with any response. */
  respond(endpoint: Endpoint, response: () => Response): void {
    add(endpoint, undefined, async () => response());
  },
  /** The requests made to an endpoint, oldest first. */
  callsTo: (endpoint: Endpoint): RecordedCall[] => calls.filter(isFor(endpoint)),
  /** The requests made so far to any endpoint, as `GET /path`, oldest first. */
  requests: (): string[] =>
    calls.map(({ method, path, search }) => `${method} ${path}${search.size > 0 ? `?${search}` : ''}`),
  /**
   * The number of starts and ends so far, and whether anything is in progress that the test does not hold
   * back.
   */
  traffic: () => ({ steps, isUnderWay: underWay > 0 }),
  start(): void {
    handlers = [];
    calls = [];
    unanswered = [];
    vi.stubGlobal('fetch', fakeFetch);
  },
  /** Stops the fake server and returns the requests without an answer. */
  stop: (): string[] => unanswered.splice(0),
};
