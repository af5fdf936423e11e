import { useInfiniteQuery } from '@tanstack/react-query';
import { accountsApi, type LogEntry } from '@shared/accounts/endpoints';
import { logPage, type LogSearch } from '@shared/accounts/schemas';
import { urlFor } from '@shared/http/params';
import type { Wire } from '@shared/http/wire';
import { readJson, request } from '@/lib/api/api-client';

/** The log of an account, page by page, read anew each time that it is shown. */
export function useLog(account: number, search: Pick<LogSearch, 'person' | 'kind'>) {
  const url = (before?: number) => urlFor(accountsApi.log, { accountId: account }, { ...search, before });
  return useInfiniteQuery({
    queryKey: [url(), 'pages'],
    queryFn: async ({ pageParam }) =>
      (await readJson(await request('GET', url(pageParam)))) as Wire<LogEntry>[],
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < logPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });
}
