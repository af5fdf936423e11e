import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type EnquiryPage, enquiries } from '@shared/enquiries/endpoints';
import { urlFor } from '@shared/http/params';
import type { Wire } from '@shared/http/wire';
import { readJson, request } from '@/lib/api-client';
import type { EnquirySearch } from './admin-use-search';

export type EnquiryPages = InfiniteData<Wire<EnquiryPage>>;

/** The enquiries that a search finds, newest first, page by page. Visitors add to them, so they are read afresh. */
export function useEnquiries(search: EnquirySearch) {
  return useInfiniteQuery({
    queryKey: [urlFor(enquiries.list, {}, search)],
    queryFn: async ({ pageParam }) => {
      const url = urlFor(enquiries.list, {}, { ...search, before: pageParam });
      return (await readJson(await request('GET', url))) as Wire<EnquiryPage>;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
