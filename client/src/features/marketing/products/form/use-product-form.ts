import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { newMarketingProduct } from '@shared/marketing/products/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { changedFields, Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { clashOf, useRecordSending } from '@/lib/forms/use-record-sending';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { clashTexts } from '@/ui/feedback/texts/clash';
import type { ListedCompany, Product } from '../../reads';
import { productFormTexts } from '../../texts/product-form';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { asChanges, asCreated, type ProductInput, productValues } from './product-values';

export interface ProductFormProps {
  company: ListedCompany;
  /** The product to edit; without one the form creates a product. */
  product?: Product;
  onSaved: (saved: Product) => void;
}

/** The form of a product: it sends what was changed, shows a clash with changes of others, and offers to undo. */
export function useProductForm({ company, product, onSaved }: ProductFormProps) {
  const t = useTexts(productFormTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const send = useSending(product);
  const { form, save, ...fields } = useSaveForm(newMarketingProduct, {
    defaultValues: productValues(product, company),
    save: (values) => send(values as Fields),
    failed: { title: t('notSaved') },
    isShown: (error) => error instanceof Clash,
    onSaved: (saved) => {
      void refresh();
      if (saved.act) tell(saved.act, { title: t(product ? 'saved' : 'created'), description: saved.name });
      onSaved(saved);
    },
  });
  const values: ProductInput = form.getValues();
  return { ...fields, values, ...clashOf(form, save.error) };
}

type SavedProduct = Product & { act: string | null };

function useSending(product: Product | undefined) {
  const t = useTexts(clashTexts);
  return useRecordSending<Product, SavedProduct>(product, {
    create: (values) => call(marketingProductsApi.create, {}, asCreated(values) as ProductInput),
    changesOf: (first, values) => asChanges(changedFields({ ...first }, values)),
    update: (seen, changes) =>
      saveChanges({
        seen,
        changes,
        clashing: t('title'),
        update: ({ id, version }) => call(marketingProductsApi.update, { id }, { ...changes, version }),
      }),
    unchanged: (first) => ({ ...first, act: null }),
  });
}

/** The form of a product, for the fields in it. */
export type ProductFields = Pick<ReturnType<typeof useProductForm>, 'field' | 'chosen'>;
