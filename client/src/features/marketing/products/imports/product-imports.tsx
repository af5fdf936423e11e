import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { ImportScreen } from '@/ui/import-preview/import-screen';
import { ImportStart } from '@/ui/import-preview/import-start';
import type { ListedCompany } from '../../reads';
import { productImportTexts } from '../../texts/product-import';
import { useProductImportKind } from './use-product-import-kind';

interface ProductImportsProps {
  company: ListedCompany;
  /** The import that the address names; without it, a file is asked for. */
  openId: number | undefined;
}

/** The import of products that the address names, or the screen that takes a file. */
export function ProductImports({ company, openId }: ProductImportsProps) {
  const t = useTexts(productImportTexts);
  const kind = useProductImportKind(company.id);
  const [, navigate] = useLocation();
  if (openId !== undefined) return <ImportScreen key={openId} kind={kind} id={openId} title={t('title')} />;
  return (
    <ImportStart
      kind={kind}
      title={t('title')}
      intro={t('intro')}
      onOpen={(id) => navigate(kind.importHref(id))}
    />
  );
}
