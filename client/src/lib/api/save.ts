import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import type { Params } from '@shared/http/params';
import type { AnswerOf, BodyOf, Wire } from '@shared/http/wire';
import { call, isNotFound } from './api-client';

/** What one save needs; an endpoint without parameters or body asks for none. */
export type SaveCall<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> });

/** A read to be fetched again: with any search, if it is given without one. */
interface Refreshed {
  queryKey: readonly unknown[];
}

interface SaveOptions<E extends Endpoint> {
  refreshes?: readonly Refreshed[];
  onSaved?: (saved: Wire<AnswerOf<E>>) => void;
  onFailed?: (error: Error) => void;
}

/** Fetches reads again; those not on the screen, when they are next shown. */
export function refresh(client: QueryClient, reads: readonly Refreshed[]): void {
  const urls = reads.map(({ queryKey }) => String(queryKey[0]));
  const isMeant = (url: string) => urls.some((meant) => url === meant || url.startsWith(`${meant}?`));
  void client.invalidateQueries({ predicate: ({ queryKey }) => isMeant(String(queryKey[0])) });
}

/** Calls an endpoint that changes something, then fetches again what the change touches, or what turns out to be gone. */
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
        // It was deleted elsewhere: what was wished for has happened.
        if (endpoint.method === 'DELETE' && isNotFound(error)) return null as Wire<AnswerOf<E>>;
        throw error;
      }
    },
    onSuccess: (saved) => {
      refresh(client, refreshes);
      onSaved?.(saved);
    },
    onError: (error) => {
      // Somebody was faster: what is shown is not what is there.
      if (isNotFound(error)) refresh(client, refreshes);
      onFailed?.(error);
    },
  });
}
