import type { z } from 'zod';
import { newMarketingProduct } from '@shared/marketing/products/schemas';
import type { Fields } from '@/lib/forms/save-changes';
import type { ListedCompany, Product } from '../../reads';

/** What the form of a product holds. */
export type ProductInput = z.input<typeof newMarketingProduct>;

/** What the brief asks for, or reads from a price. */
type OfBrief = 'priceMinor' | 'prices' | 'goal' | 'price' | 'priceBasis' | 'currency' | 'text' | 'facts';

/** The values of a product in its form. */
export function productValues(product: Product | undefined, company: ListedCompany) {
  return {
    marketingCompanyId: company.id,
    name: product?.name ?? '',
    shortName: product?.shortName ?? '',
    category: product?.category ?? '',
    characteristics: product?.characteristics ?? '',
    advantages: product?.advantages ?? '',
    comparePriceMinor: product?.comparePriceMinor ?? null,
    url: product?.url ?? '',
    photoId: product?.photoId ?? null,
    language: product?.language ?? company.language,
  } satisfies Record<Exclude<keyof ProductInput, OfBrief>, unknown>;
}

/** What a new product is created with; the brief asks for the rest. */
const created = ['marketingCompanyId', 'name', 'language'];

export const asCreated = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => created.includes(name)));

/** The fields of an existing product that a change may have. */
export const asChanges = (changes: Fields): Fields =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'marketingCompanyId'));
