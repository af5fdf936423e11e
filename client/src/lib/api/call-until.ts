import type { Endpoint } from '@shared/http/endpoint';
import { type Params, urlFor } from '@shared/http/params';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import { readJson, send } from './api-client';

/** Calls an endpoint that takes JSON, until the signal gives it up; for what is asked anew while somebody types. */
export async function callUntil<E extends Endpoint>(
  signal: AbortSignal,
  endpoint: E,
  params: Params<E['path']>,
  body: BodyOf<E>,
): Promise<Wire<AnswerOf<E>>> {
  const response = await send(endpoint.method, urlFor(endpoint, params), {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal,
  });
  return (await readJson(response)) as Wire<AnswerOf<E>>;
}
