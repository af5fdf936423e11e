import { useSearchParams } from 'wouter';

export const enquiryStates = ['all', 'unread', 'read'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

export interface EnquirySearch {
  q: string;
  state: EnquiryState;
}

/** What the address asks for, and the way to ask for something else; what is usual is left out of the address. */
export function useEnquirySearch() {
  const [params, setParams] = useSearchParams();
  const search: EnquirySearch = {
    q: params.get('q') ?? '',
    state: enquiryStates.find((state) => state === params.get('state')) ?? 'all',
  };

  function change(changed: Partial<EnquirySearch>) {
    const { q, state } = { ...search, ...changed };
    setParams({ ...(q && { q }), ...(state !== 'all' && { state }) });
  }

  return { search, change };
}
