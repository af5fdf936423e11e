import { productsOf } from '../reads';
import { CompanyItems } from './company-items';
import { ProductCard } from './product-card';
import { ProductForm } from './product-form';

export const ProductsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    kind="products"
    list={productsOf(companyId)}
    renderItem={(product) => <ProductCard product={product} />}
    renderForm={(close) => <ProductForm companyId={companyId} onSaved={close} />}
  />
);
