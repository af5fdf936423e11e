import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import { type Params, type Search, urlAt } from '@shared/http/params';
import type { AnswerOf, QueryOf, Wire } from '@shared/http/wire';
import type { Page } from '@shared/list/page';
import { readJson, request } from '../api/api-client';

/** An endpoint that returns a list page by page. */
export type PagedEndpoint = Endpoint & { answer?: Page<unknown> };

/** The pages of a list that have been loaded so far. */
export type PagesOf<E extends PagedEndpoint> = InfiniteData<Wire<AnswerOf<E>>>;

/** How the pages of a list are loaded. */
interface Loading {
  /** The rows of the last search stay until the next ones arrive; see `isPlaceholderData`. */
  keepsRows?: boolean;
}

/**
 * Loads a list page by page, and reloads it each time it is shown, because others may have added rows. Its query key
 * begins with the URL of the first page; the second part distinguishes it from a query of that URL alone.
 */
export const usePages = <E extends PagedEndpoint>(
  endpoint: E,
  params: Params<E['path']>,
  search?: Omit<QueryOf<E>, 'cursor'>,
  loading?: Loading,
) =>
  usePagesAt<Wire<AnswerOf<E>>>(
    (cursor) =>
      urlAt(endpoint.path, params as Record<string, number | string>, { ...(search as Search), cursor }),
    loading,
  );

/** The pages of a list whose URL from a cursor on is given; `usePages` holds it to an endpoint. */
export const usePagesAt = <Found>(
  url: (cursor: string | undefined) => string,
  { keepsRows = false }: Loading = {},
) =>
  useInfiniteQuery({
    queryKey: [url(undefined), 'pages'],
    queryFn: async ({ pageParam }) => (await readJson(await request('GET', url(pageParam)))) as Found,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as Page<unknown>).next ?? undefined,
    staleTime: 0,
    ...(keepsRows && { placeholderData: keepPreviousData }),
  });
