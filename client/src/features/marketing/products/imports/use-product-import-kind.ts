import { useCallback } from 'react';
import { marketingProductImports } from '@shared/marketing/products/endpoints';
import { importedProductFields, priceBases } from '@shared/marketing/products/scales';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import type { ImportKind } from '@/ui/import-preview/import-kind';
import { productsTexts } from '../texts/products';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { readOutlook } from '../../use-undo';
import { ProductName } from './product-name';

/** What COMERZIA says about the imports of a company's products. */
export function useProductImportKind(companyId: number): ImportKind {
  const tForm = useTexts(productsTexts);
  const refresh = useRefreshMarketing();
  const address = (search: Record<string, string>) => stepAddress(companyId, 'product', search);
  return {
    endpoints: marketingProductImports,
    into: companyId,
    takesVcards: false,
    entities: [{ value: 'marketingProduct', label: tForm('import.products') }],
    fieldName: (_, field) => {
      const known = importedProductFields.find((one) => one === field);
      return known ? tForm(`import.fields.${known}`) : '';
    },
    choiceName: (_, __, value) => {
      const basis = priceBases.find((one) => one === value);
      return basis ? tForm(`form.priceBasis.${basis}`) : value;
    },
    newFields: () => [],
    hasNotes: () => false,
    idFields: ['handle'],
    counted: (_, count) => tForm('import.counted', { count }),
    recordHref: (_, id) => address({ product: String(id) }),
    listHref: () => address({}),
    RecordName: ProductName,
    importHref: (id) => address({ import: String(id) }),
    newHref: address({ import: 'new' }),
    readOutlook,
    onWritten: useCallback(() => void refresh(), [refresh]),
  };
}
