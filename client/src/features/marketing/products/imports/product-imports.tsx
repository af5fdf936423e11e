import { useTexts } from '@/i18n/use-texts';
import { Imports } from '@/ui/import-preview/imports';
import type { ListedCompany } from '../../reads';
import { productsTexts } from '../texts/products';
import { useProductImportKind } from './use-product-import-kind';

interface ProductImportsProps {
  company: ListedCompany;
  /** The import that the address names; without it, a file is asked for. */
  openId: number | undefined;
}

/** The import of products that the address names, or the screen that takes a file. */
export function ProductImports({ company, openId }: ProductImportsProps) {
  const t = useTexts(productsTexts);
  return (
    <Imports
      kind={useProductImportKind(company.id)}
      title={t('import.title')}
      intro={t('import.intro')}
      openId={openId}
    />
  );
}
