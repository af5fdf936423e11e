import { idIn } from '@/lib/address/id-in';
import { type FilterColumn, filtersOn } from '@/lib/lists/list-filters';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

/** The orders of the library, the last changed first as the usual one. */
export const libraryOrders = ['-updatedAt', 'updatedAt'] as const;

/**
 * What the address says about the library: the open content and its version, the search, the filters and the order. Whoever
 * does not read the filters leaves them as they are.
 */
export function useLibraryState(filters?: readonly FilterColumn[]) {
  const { state, change } = useListState({
    content: anyText,
    version: anyText,
    product: anyText,
    q: anyText,
    sort: oneOfThese(libraryOrders),
    filter: filters ? filtersOn(filters) : anyText,
  });
  return { state, change, openId: idIn(state.content), versionNumber: idIn(state.version) };
}
