import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { idIn } from '@/lib/address/id-in';
import { ProductsScreen } from '@/features/marketing/products/products-screen';
import type { ListedCompany } from '@/features/marketing/reads';
import { FurtherProducts } from '@/features/marketing/takeover/further-products';
import { HeardInSales } from '@/features/marketing/takeover/heard-in-sales';
import { takeoverTexts } from '@/features/marketing/takeover/texts/takeover';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { useSameInConsulting } from '../use-same-in-consulting';

const ProductImports = lazyPart(
  async () => (await import('@/features/marketing/products/imports/product-imports')).ProductImports,
);

/** The first step of a company: its products, or an import of products. */
export function ProductStep({ company }: { company: ListedCompany }) {
  const t = useTexts(takeoverTexts);
  const [search] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const offerSame = useSameInConsulting();
  const opened = search.get('import');
  if (opened !== null) return <ProductImports company={company} openId={idIn(opened)} />;
  return (
    <>
      <ProductsScreen
        company={company}
        onEditCompany={() => setEditing(true)}
        elsewhere={
          company.companyId === null
            ? undefined
            : {
                label: t('linked'),
                to: addressOf(consultingPages.company, { id: company.companyId }, { tab: 'report' }),
              }
        }
        belowBrief={<HeardInSales />}
        belowList={<FurtherProducts company={company} />}
      />
      <CompanyDialog
        open={editing}
        company={company}
        onClose={() => setEditing(false)}
        onSaved={(saved) => offerSame(company, saved)}
      />
    </>
  );
}
