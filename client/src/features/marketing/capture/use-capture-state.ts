import { idIn } from '@/lib/address/id-in';
import { type FilterColumn, filtersOn } from '@/lib/lists/list-filters';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

/** The parts of the step. */
export const captureViews = ['leads', 'pages', 'suspects'] as const;

/** The orders of the leads: usually who waits for an answer comes first, the longest before all, and then the latest. */
export const leadOrders = [
  '-unanswered',
  '-createdAt',
  'createdAt',
  'contactName',
  '-contactName',
  '-updatedAt',
  'updatedAt',
] as const;

/**
 * What the address says about the step: the part, the open lead, the search, the filters and the order. A part that
 * does not use the filters keeps them.
 */
export function useCaptureState(filters?: readonly FilterColumn[]) {
  const { state, change } = useListState({
    view: oneOfThese(captureViews),
    lead: anyText,
    q: anyText,
    sort: oneOfThese(leadOrders),
    filter: filters ? filtersOn(filters) : anyText,
  });
  return { state, change, openId: idIn(state.lead) };
}
