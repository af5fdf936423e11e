import type { Endpoint, Method } from '@shared/http/endpoint';
import { type Params, urlAt, urlFor } from '@shared/http/params';
import type { RefusalCode } from '@shared/http/refusal-codes';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import type { Language } from '@shared/languages';
import { accountUrl } from '../address/account-in-address';
import { currentLanguage } from '../language';
import { readStored, store } from '../storage';
import { forgetFirst, ownHeaders, takeFirst } from './first-requests';

/**
 * An error response of the API. `message` is `status: body`, or `status: status text` when the body is
 * empty.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The server's message for the user, in the user's language. */
  readonly serverMessage: string | undefined;
  /** The server's message for each invalid field of the body, in the user's language. */
  readonly fields: Record<string, string> | undefined;
  /** The current row in a 409 response to an edit of an outdated row; in a 404, the id of the row it became part of. */
  readonly current: unknown;
  /** The name of the refusal, if a program can lead on from it. */
  readonly code: RefusalCode | undefined;
  /** In a 404, another account of the person in which what they asked for is. */
  readonly elsewhere: Refusal['elsewhere'];

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const { message, fields, current, code, elsewhere } = readRefusal(body);
    this.serverMessage = message;
    this.fields = fields;
    this.current = current;
    this.code = code;
    this.elsewhere = elsewhere;
  }
}

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
  code?: RefusalCode;
  elsewhere?: { id: number; name: string };
}

function readRefusal(body: string): Refusal {
  try {
    return (JSON.parse(body) as Refusal | null) ?? {};
  } catch {
    return {};
  }
}

/** The message to show for an error: the server's own, or else `otherwise`. */
export const errorText = (error: Error, otherwise = error.message) =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

// These texts are inline because a dictionary cannot be loaded without a connection.
const noConnection = {
  en: 'There is no connection. Check it and try again.',
  es: 'No hay conexión. Compruébala e inténtalo de nuevo.',
} satisfies Record<Language, string>;

/** Replaces the browser's own message, which is in English and differs between browsers. */
function tellUnreachable(cause: unknown): never {
  throw new Error(noConnection[currentLanguage()], { cause });
}

/** The body of a request and the headers that describe it. */
export interface Payload {
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Gives the request up. */
  signal?: AbortSignal;
}

/**
 * Sends a request as the signed-in user, with the payload as JSON. Throws an `ApiError` unless the status
 * is 2xx.
 */
export const request = (method: Method, url: string, payload?: unknown): Promise<Response> =>
  send(
    method,
    url,
    payload === undefined
      ? {}
      : { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } },
  );

type Prove = () => Promise<boolean>;

let prove: Prove | undefined;

/** Sets what asks the person for a proof that it is still them; it tells whether they gave one. */
export const proveBy = (ask: Prove) => {
  prove = ask;
};

/** Asks for a proof that no call has asked for. */
export const askProof: Prove = async () => (await prove?.()) ?? false;

/**
 * Sends a request as the signed-in user, with a body of any type; one that needs a proof again after it. Throws an
 * `ApiError` unless the status is 2xx.
 */
export async function send(method: Method, url: string, payload: Payload = {}): Promise<Response> {
  const token = readStored('auth_token');
  const { headers, ...sent } = payload;
  if (method !== 'GET') forgetFirst();
  const response = await (
    takeFirst(url, token) ??
    fetch(accountUrl(url), {
      method,
      credentials: 'include',
      headers: { ...ownHeaders(token), ...headers },
      ...sent,
    })
  ).catch(tellUnreachable);
  if (response.ok) return response;
  // Another tab may have stored a new token meanwhile, so only the refused token is removed.
  if (response.status === 401 && token && readStored('auth_token') === token) store('auth_token', null);
  const error = new ApiError(response.status, response.statusText, await response.text());
  if (error.code === 'proof.needed' && (await prove?.())) return send(method, url, payload);
  throw error;
}

/** The parsed JSON body of a response; null when the body is empty (204). */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

type BodyArgument<E extends Endpoint> = undefined extends BodyOf<E> ? [body?: BodyOf<E>] : [body: BodyOf<E>];

/** Calls an endpoint that is one of several: its body is what its form has checked, and its answer what they all give. */
export async function callAt<Answer>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  params: Readonly<Record<string, string | number>>,
  body?: object,
): Promise<Answer> {
  return (await readJson(await request(method, urlAt(path, params), body))) as Answer;
}

/** Calls an endpoint that takes JSON or no body. Dates in the answer are ISO 8601 strings. */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params<E['path']>,
  ...[body]: BodyArgument<E>
): Promise<Wire<AnswerOf<E>>> {
  const response = await request(endpoint.method, urlFor(endpoint, params), body);
  return (await readJson(response)) as Wire<AnswerOf<E>>;
}
