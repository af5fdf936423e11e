import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { idIn } from '@/lib/address/id-in';
import { ProductsScreen } from '@/features/marketing/products/products-screen';
import type { ListedCompany } from '@/features/marketing/reads';
import { lazyPart } from '@/lib/lazy-part';

const ProductImports = lazyPart(
  async () => (await import('@/features/marketing/products/imports/product-imports')).ProductImports,
);

/** The first step of a company: its products, or an import of products. */
export function ProductStep({ company }: { company: ListedCompany }) {
  const [search] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const opened = search.get('import');
  if (opened !== null) return <ProductImports company={company} openId={idIn(opened)} />;
  return (
    <>
      <ProductsScreen company={company} onEditCompany={() => setEditing(true)} />
      <CompanyDialog open={editing} company={company} onClose={() => setEditing(false)} />
    </>
  );
}
