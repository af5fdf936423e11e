import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import type { Params } from '@shared/http/params';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import { call, isNotFound } from './api-client';

/** The arguments of one save; `params` and `body` are required only if the endpoint takes them. */
export type SaveCall<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> });

/** A query to fetch again; a key without a search string matches every search. */
interface Refreshed {
  queryKey: readonly unknown[];
}

interface SaveOptions<E extends Endpoint> {
  refreshes?: readonly Refreshed[];
  onSaved?: (saved: Wire<AnswerOf<E>>) => void;
  onFailed?: (error: Error) => void;
}

/** Fetches the given queries again; those not on the screen are fetched when they are next shown. */
export function refresh(client: QueryClient, reads: readonly Refreshed[]): void {
  const urls = reads.map(({ queryKey }) => String(queryKey[0]));
  const isMeant = (url: string) => urls.some((meant) => url === meant || url.startsWith(`${meant}?`));
  void client.invalidateQueries({ predicate: ({ queryKey }) => isMeant(String(queryKey[0])) });
}

/**
 * Calls an endpoint that changes data. After a success, and after a 404, it fetches the queries in
 * `refreshes` again.
 */
export function useSave<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], onSaved, onFailed }: SaveOptions<E> = {},
) {
  const client = useQueryClient();
  return useMutation<Wire<AnswerOf<E>>, Error, SaveCall<E>>({
    mutationFn: async ({ params, body }) => {
      try {
        return (await call<Endpoint>(endpoint, params ?? {}, body as never)) as Wire<AnswerOf<E>>;
      } catch (error) {
        // Another session deleted it already: the result is what the user wanted.
        if (endpoint.method === 'DELETE' && isNotFound(error)) return null as Wire<AnswerOf<E>>;
        throw error;
      }
    },
    onSuccess: (saved) => {
      refresh(client, refreshes);
      onSaved?.(saved);
    },
    onError: (error) => {
      // Another session deleted the row, so the data on the screen is outdated.
      if (isNotFound(error)) refresh(client, refreshes);
      onFailed?.(error);
    },
  });
}
