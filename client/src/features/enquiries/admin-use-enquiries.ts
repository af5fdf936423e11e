import { enquiries } from '@shared/enquiries/endpoints';
import { enquiryStates } from '@shared/enquiries/schemas';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { type PagesOf, usePages } from '@/lib/lists/use-pages';

export type EnquiryPages = PagesOf<typeof enquiries.list>;

/** The search and the filter of the list, read from the address. */
export const useEnquirySearch = () => useListState({ q: anyText, state: oneOfThese(enquiryStates) });

export type EnquirySearch = ReturnType<typeof useEnquirySearch>['state'];

/** The enquiries that match a search, newest first. */
export const useEnquiries = (search: EnquirySearch) => usePages(enquiries.list, {}, search);
