import type { Endpoint, Method } from '@shared/http/endpoint';
import { type Params, urlFor } from '@shared/http/params';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import type { Language } from '@shared/languages';
import { currentLanguage } from '../language';
import { readStored, store } from '../storage';

/** A refused request. `message` is `status: body`, or `status: status text` when the body is empty. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** What the server says to a person, in their language. */
  readonly serverMessage: string | undefined;
  /** What is wrong with each field of the body, in the person's language. */
  readonly fields: Record<string, string> | undefined;
  /** With a 409: the row as it stands, if it was changed meanwhile. */
  readonly current: unknown;

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const { message, fields, current } = readRefusal(body);
    this.serverMessage = message;
    this.fields = fields;
    this.current = current;
  }
}

/** What was asked for is not there, any more or for this person. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
}

function readRefusal(body: string): Refusal {
  try {
    return (JSON.parse(body) as Refusal | null) ?? {};
  } catch {
    return {};
  }
}

/** What to tell a person about a failure: the server's own words if it gave any, else what is given. */
export const errorText = (error: Error, otherwise = error.message) =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

// Here and not in the dictionaries: one that is not loaded yet could not be loaded now.
const noConnection = {
  en: 'There is no connection. Check it and try again.',
  es: 'No hay conexión. Compruébala e inténtalo de nuevo.',
} satisfies Record<Language, string>;

/** Browsers word it each in their own way, and in English. */
function tellUnreachable(cause: unknown): never {
  throw new Error(noConnection[currentLanguage()], { cause });
}

/** What a request carries: its body, and the headers that belong to it. */
export interface Payload {
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Sends a request as the signed-in user, its payload as JSON; throws an `ApiError` unless the answer is a success. */
export const request = (method: Method, url: string, payload?: unknown): Promise<Response> =>
  send(
    method,
    url,
    payload === undefined
      ? {}
      : { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } },
  );

/** The same with any payload. */
export async function send(method: Method, url: string, { body, headers }: Payload = {}): Promise<Response> {
  const token = readStored('auth_token');
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      'Accept-Language': currentLanguage(),
      ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  }).catch(tellUnreachable);
  if (response.ok) return response;
  // Another tab may have signed in again meanwhile: only the token that was refused is forgotten.
  if (response.status === 401 && token && readStored('auth_token') === token) store('auth_token', null);
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** The JSON of a response, null when it is empty (204). */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

type BodyArgument<E extends Endpoint> = undefined extends BodyOf<E> ? [body?: BodyOf<E>] : [body: BodyOf<E>];

/** Calls an endpoint that takes JSON or nothing; dates in the answer are ISO 8601 strings. */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params<E['path']>,
  ...[body]: BodyArgument<E>
): Promise<Wire<AnswerOf<E>>> {
  const response = await request(endpoint.method, urlFor(endpoint, params), body);
  return (await readJson(response)) as Wire<AnswerOf<E>>;
}
