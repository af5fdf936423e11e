import {
  isServer,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunction,
  queryOptions,
} from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import { type Params, urlFor } from '@shared/http/params';
import type { AnswerOf, QueryOf, Wire } from '@shared/http/wire';
import { readJson, request } from './api-client';
import { needFactor } from './factor-needed';
import { isAccountGone, isFactorNeeded, isSignedOut } from './refusals';
import { sessionKey } from './session-key';

/**
 * A query function that fetches the URL in the first element of its key; `on401: 'null'` returns null for a
 * 401.
 */
export const fetchFromKey =
  ({ on401 }: { on401: 'throw' | 'null' }): QueryFunction =>
  async ({ queryKey }) => {
    try {
      return await readJson(await request('GET', String(queryKey[0])));
    } catch (error) {
      if (on401 === 'null' && isSignedOut(error)) return null;
      throw error;
    }
  };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

// Without a connection a request fails at once. A queued one would be sent later, when the user no longer
// expects it.
const networkMode = 'always' as const;

const defaults = {
  queries: {
    queryFn: fetchFromKey({ on401: 'throw' }),
    networkMode,
    retry: false,
    retryDelay: (attempt: number) => Math.min(SECOND * 2 ** attempt, 30 * SECOND),
    refetchInterval: false as const,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A timer of five minutes would keep the build from ending.
    gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * MINUTE,
  },
  mutations: { networkMode, retry: false },
};

/**
 * A query cache with the product's defaults, holding the answers that are known by URL. A 401, or an account that is no longer
 * the person's, makes it fetch the session again.
 */
export function createQueryClient(known: Readonly<Record<string, unknown>> = {}): QueryClient {
  const onError = (error: unknown) => {
    if (isFactorNeeded(error)) needFactor();
    if ((isSignedOut(error) || isAccountGone(error)) && client.getQueryData(sessionKey))
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: defaults,
  });
  // As a default, so that it outlives the data of an account.
  for (const url in known) client.setQueryDefaults([url], { initialData: known[url] });
  return client;
}

/**
 * The query options of a GET endpoint, also for reading and invalidating its cache entry; the key is the
 * URL.
 */
export const query = <E extends Endpoint>(endpoint: E, params: Params<E['path']>, search?: QueryOf<E>) =>
  queryOptions<Wire<AnswerOf<E>>>({ queryKey: [urlFor(endpoint, params, search)] });
