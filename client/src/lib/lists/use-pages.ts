import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import { type Params, urlFor } from '@shared/http/params';
import type { AnswerOf, QueryOf, Wire } from '@shared/http/wire';
import type { Page } from '@shared/list/page';
import { readJson, request } from '../api/api-client';

/** An endpoint that returns a list page by page. */
export type PagedEndpoint = Endpoint & { answer?: Page<unknown> };

/** The pages of a list that have been loaded so far. */
export type PagesOf<E extends PagedEndpoint> = InfiniteData<Wire<AnswerOf<E>>>;

/**
 * Loads a list page by page, and again each time it is shown, because others may have added rows. Its query key
 * begins with the URL of the first page; the second part keeps it apart from the answer of that URL alone. With
 * `keepsRows` the rows of the last search stay, as `isPlaceholderData`, until those of the next one arrive.
 */
export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  params: Params<E['path']>,
  search?: Omit<QueryOf<E>, 'cursor'>,
  { keepsRows = false }: { keepsRows?: boolean } = {},
) {
  const url = (cursor?: string) => urlFor<PagedEndpoint>(endpoint, params, { ...search, cursor } as never);
  return useInfiniteQuery({
    queryKey: [url(), 'pages'],
    queryFn: async ({ pageParam }) =>
      (await readJson(await request('GET', url(pageParam)))) as Wire<AnswerOf<E>>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as Page<unknown>).next ?? undefined,
    staleTime: 0,
    ...(keepsRows && { placeholderData: keepPreviousData }),
  });
}
