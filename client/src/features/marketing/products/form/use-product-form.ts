import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { newMarketingProduct } from '@shared/marketing/products/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useRecordForm } from '@/ui/record-form/use-record-form';
import type { ListedCompany, Product } from '../../reads';
import { productsTexts } from '../texts/products';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { asChanges, asCreated, type ProductInput, productValues } from './product-values';

export interface ProductFormProps {
  company: ListedCompany;
  /** The product to edit; without one the form creates a product. */
  product?: Product;
  onSaved: (saved: Product) => void;
}

/** The form of a product. */
export function useProductForm({ company, product, onSaved }: ProductFormProps) {
  const t = useTexts(productsTexts);
  return useRecordForm(newMarketingProduct, {
    record: product,
    defaultValues: productValues(product, company),
    create: (values) => call(marketingProductsApi.create, {}, asCreated(values) as ProductInput),
    update: ({ id, version }, changes) => call(marketingProductsApi.update, { id }, { ...changes, version }),
    sent: asChanges,
    refresh: useRefreshMarketing(),
    tell: useUndo().tell,
    saved: ({ name }) => ({ title: t(product ? 'form.saved' : 'form.created'), description: name }),
    notSaved: t('form.notSaved'),
    onSaved,
  });
}

/** The form of a product, for the fields in it. */
export type ProductFields = Pick<ReturnType<typeof useProductForm>, 'field' | 'chosen'>;
