import type { Endpoint } from '../../../shared/http/endpoint';
import type { Params } from '../../../shared/http/params';
import type { AnswerOf, BodyOf, QueryOf } from '../../../shared/http/wire';
import type { Language } from '../../../shared/languages';
import { type Caller, callerFor } from '../http/access';
import { StreamedJson } from '../http/answers/streamed-json';
import { unauthorized } from '../http/errors';
import { inWordsOf, type Route } from '../http/route';

/** Who asks, as the call says in which they do. */
export interface AskedBy extends Omit<Caller, 'account'> {
  account: NonNullable<Caller['account']>;
  address: string;
  language: Language;
  /** The proposal that is carried out, if one is; the act that it makes names it. */
  request?: string | undefined;
  readonly gone: AbortSignal;
}

/** What an endpoint is sent; parts that it does not take are left out. */
export type Sending<E extends Endpoint> = {
  params?: Params<E['path']>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
};

/** Calls an endpoint for somebody, in the account that their own call is about. */
export type Invoke = <E extends Endpoint>(
  endpoint: E,
  sending: Sending<E>,
  by: AskedBy,
) => Promise<AnswerOf<E>>;

interface InvokeOptions {
  routes: () => readonly Route[];
  countCall: (user: Caller['user']) => void;
  now: () => Date;
}

/** As text, as they come with a request; what is undefined is left out. */
const asTexts = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Runs the handler of an endpoint without a request: after the same checks of access, role, proof and schemas as over
 * HTTP, and counted as a call. The call of whoever asks holds the account's turn already.
 */
export function createInvoke({ routes, countCall, now }: InvokeOptions): Invoke {
  let known: Map<Endpoint, Route> | undefined;
  return async (endpoint, { params, query, body }, by) => {
    known ??= new Map(routes().map((route) => [route.endpoint, route]));
    const route = known.get(endpoint);
    if (!route) throw new Error(`${endpoint.method} ${endpoint.path} has no route`);
    if (endpoint.session || endpoint.takes.kind === 'file' || endpoint.access === 'everyone')
      throw unauthorized();
    const caller = callerFor(endpoint, by, String(by.account.id), now());
    countCall(caller.user);
    const source = {
      params: asTexts(params),
      query: asTexts(query),
      body,
      method: endpoint.method,
      header: () => undefined,
      request: by.request,
      address: by.address,
      language: endpoint.language ?? by.language,
      get gone() {
        return by.gone;
      },
    };
    try {
      const answer = await route.answer(source, caller);
      if (answer instanceof StreamedJson) throw new Error(`${endpoint.path} answers a stream`);
      return answer as AnswerOf<typeof endpoint>;
    } catch (error) {
      throw inWordsOf(endpoint, error);
    }
  };
}
