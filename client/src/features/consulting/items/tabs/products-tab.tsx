import { productsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ProductCard } from '../cards/product-card';
import { ProductForm } from '../forms/product-form';

export const ProductsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    companyId={companyId}
    kind="products"
    list={productsOf(companyId)}
    renderItem={(product, acts) => <ProductCard product={product} acts={acts} />}
    renderForm={(form) => <ProductForm companyId={companyId} {...form} />}
  />
);
