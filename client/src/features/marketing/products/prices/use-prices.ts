import type { Price } from '@shared/marketing/products/brief/places';
import { pricesOf } from '@shared/marketing/products/brief/prices';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import type { Product } from '../../reads';
import { productsTexts } from '../texts/products';
import { useBrief } from '../brief-context';
import { useAutosave } from '../saving/use-autosave';
import { same } from '../saving/use-draft';

/** A price whose amount may not be typed yet. */
export type PriceDraft = Omit<Price, 'amount'> & { amount: number | null };

export interface Prices {
  prices: PriceDraft[];
  currency: string;
  isOnRequest: boolean;
}

const draftOf = (product: Product): Prices => ({
  prices: pricesOf(product),
  currency: product.currency ?? 'EUR',
  isOnRequest: product.priceBasis === 'request',
});

export const isWhole = (price: PriceDraft): price is Price =>
  price.amount !== null && Number.isSafeInteger(price.amount);

/** Empty words and ticks that are not set are none. */
const asStored = ({ amount, ...rest }: Price): Price => {
  const said = Object.entries(rest).filter(([, value]) => (typeof value === 'string' ? value.trim() : value));
  return { amount, ...Object.fromEntries(said) };
};

/** Prices without those whose amount is not typed yet. */
const wholeOf = (draft: Prices): Prices => ({
  ...draft,
  prices: draft.isOnRequest ? [] : draft.prices.filter(isWhole).map(asStored),
});

/** The prices of a product, which save themselves; rows without an amount wait for it. */
export function usePrices() {
  const t = useTexts(productsTexts);
  const { product, save } = useBrief();
  const { update } = marketingProductsApi;
  return useAutosave<Prices>({
    saved: draftOf(product),
    asSaved: wholeOf,
    send: async (draft, seen) => {
      const { prices, currency, isOnRequest } = wholeOf(draft);
      if (same(wholeOf(draft), wholeOf(seen))) return draft;
      const changes = isOnRequest
        ? { priceBasis: 'request' as const }
        : { prices: prices.filter(isWhole), currency };
      const saved = await save({
        done: t('prices.saved'),
        changes: { ...wholeOf(draft) },
        seen: { ...wholeOf(seen) },
        fieldsOf: (row) => ({ ...wholeOf(draftOf(row)) }),
        send: ({ version }) => call(update, { id: product.id }, { ...changes, version }),
      });
      const kept = draftOf(saved);
      // Rows that are not finished stay on the screen, and all while the price is on request.
      if (kept.isOnRequest) return { ...kept, prices: draft.prices };
      return { ...kept, prices: [...kept.prices, ...draft.prices.filter((price) => !isWhole(price))] };
    },
  });
}
