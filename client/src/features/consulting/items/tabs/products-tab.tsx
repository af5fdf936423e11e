import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { productsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ProductCard } from '../cards/product-card';

const ProductForm = lazyPart(async () => (await import('../forms/product-form')).ProductForm);

export function ProductsTab({ companyId }: { companyId: number }) {
  useLoadedLater(ProductForm);
  return (
    <CompanyItems
      companyId={companyId}
      kind="products"
      list={productsOf(companyId)}
      renderItem={(product, acts) => <ProductCard product={product} acts={acts} />}
      renderForm={(form) => <ProductForm companyId={companyId} {...form} />}
    />
  );
}
