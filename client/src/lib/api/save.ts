import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import type { Params } from '@shared/http/params';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import { call } from './api-client';
import { isNotFound, isStale } from './refusals';

/** The arguments of one save; `params` and `body` are required only if the endpoint takes them. */
type SaveCall<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> });

/** A query to fetch again; a key without a search string matches every search. */
export interface Refreshed {
  queryKey: readonly unknown[];
}

interface SaveOptions<Saved> {
  refreshes?: readonly Refreshed[];
  onSaved?: (saved: Saved) => void;
  onFailed?: (error: Error) => void;
}

/** Fetches the given queries again; those not on the screen are fetched when they are next shown. */
export function refresh(client: QueryClient, reads: readonly Refreshed[]): void {
  const urls = reads.map(({ queryKey }) => String(queryKey[0]));
  const isMeant = (url: string) => urls.some((meant) => url === meant || url.startsWith(`${meant}?`));
  void client.invalidateQueries({ predicate: ({ queryKey }) => isMeant(String(queryKey[0])) });
}

/**
 * Runs a save. After a success, a 404, and a 409 with the current row, it fetches the queries in `refreshes`
 * again.
 */
export function useSaving<Values, Saved>(
  save: (values: Values) => Promise<Saved>,
  { refreshes = [], onSaved, onFailed }: SaveOptions<Saved> = {},
) {
  const client = useQueryClient();
  return useMutation<Saved, Error, Values>({
    mutationFn: save,
    onSuccess: (saved) => {
      refresh(client, refreshes);
      onSaved?.(saved);
    },
    onError: (error) => {
      // Another session deleted or changed the row, so the data on the screen is outdated.
      if (isNotFound(error) || isStale(error)) refresh(client, refreshes);
      onFailed?.(error);
    },
  });
}

/** Runs a save that calls one endpoint; a row that is already deleted counts as deleted. */
export const useSave = <E extends Endpoint>(endpoint: E, options?: SaveOptions<Wire<AnswerOf<E>>>) =>
  useSaving(async ({ params, body }: SaveCall<E>) => {
    try {
      return (await call<Endpoint>(endpoint, params ?? {}, body as BodyOf<Endpoint>)) as Wire<AnswerOf<E>>;
    } catch (error) {
      // Another session deleted it already: the result is what the user wanted.
      if (endpoint.method === 'DELETE' && isNotFound(error)) return null as Wire<AnswerOf<E>>;
      throw error;
    }
  }, options);
