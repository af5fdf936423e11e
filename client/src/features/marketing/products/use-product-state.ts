import type { productSorts } from '@shared/marketing/products/schemas';
import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

/** The orders of the list, by name as the usual one. */
export const productOrders = ['', '-score', 'score', '-updatedAt'] as const satisfies readonly (
  | ''
  | (typeof productSorts)[number]
  | `-${(typeof productSorts)[number]}`
)[];

const addressFields = {
  product: anyText,
  /** The question that is asked alone on a phone, and has the focus on a wide screen. */
  ask: anyText,
  q: anyText,
  sort: oneOfThese(productOrders),
};

/** What the address says about the step: the open product, the search and the order. */
export function useProductState() {
  const { state, change } = useListState(addressFields);
  return { state, change, openId: idIn(state.product) };
}
