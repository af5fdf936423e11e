import type { z } from 'zod';
import { newMarketingProduct } from '@shared/marketing/products/schemas';
import type { Fields } from '@/lib/forms/save-changes';
import type { ListedCompany, Product } from '../../reads';

/** What the form of a product holds. */
export type ProductInput = z.input<typeof newMarketingProduct>;

/** What the server reads from the price as it was typed, unless it is given. */
const readFromPrice = ['priceBasis', 'currency', 'comparePriceMinor'];

/** The values of a product in its form. */
export function productValues(product: Product | undefined, company: ListedCompany) {
  return {
    marketingCompanyId: company.id,
    name: product?.name ?? '',
    shortName: product?.shortName ?? '',
    category: product?.category ?? '',
    characteristics: product?.characteristics ?? '',
    advantages: product?.advantages ?? '',
    price: product?.price ?? '',
    priceBasis: product?.priceBasis ?? null,
    currency: product?.currency ?? null,
    comparePriceMinor: product?.comparePriceMinor ?? null,
    url: product?.url ?? '',
    photoId: product?.photoId ?? null,
    language: product?.language ?? company.language,
    text: undefined,
  } satisfies Record<Exclude<keyof ProductInput, 'priceMinor'>, unknown>;
}

/** A new product without what nobody gave, so that it is read from the price. */
export const asCreated = (values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || !readFromPrice.includes(name)),
  );

/** What an existing product keeps. */
const kept = ['marketingCompanyId', 'text'];

/** The fields of an existing product that a change may have. */
export const asChanges = (changes: Fields): Fields =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !kept.includes(name)));

/** The fields that the form shows from the start. */
const firstFields = ['name', 'category', 'characteristics', 'advantages', 'price', 'priceBasis', 'text'];

/** Whether one of the fields with an error is under "more". */
export const isUnderMore = (names: readonly string[]) => names.some((name) => !firstFields.includes(name));
