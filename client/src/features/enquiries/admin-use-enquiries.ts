import { enquiries } from '@shared/enquiries/endpoints';
import { enquiryStates } from '@shared/enquiries/schemas';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { type PagesOf, usePages } from '@/lib/lists/use-pages';

export type EnquiryPages = PagesOf<typeof enquiries.list>;

/** What staff search for, as the address says it. */
export const useEnquirySearch = () => useListState({ q: anyText, state: oneOfThese(enquiryStates) });

export type EnquirySearch = ReturnType<typeof useEnquirySearch>['state'];

/** The enquiries that a search finds, newest first. */
export const useEnquiries = (search: EnquirySearch) => usePages(enquiries.list, {}, search);
