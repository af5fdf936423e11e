import type { NewMarketingCompany } from '../../../../../shared/marketing/companies/schemas';
import type { NewMarketingProduct } from '../../../../../shared/marketing/products/schemas';

/** What is sold, with its brief. */
export type DemoProduct = Omit<NewMarketingProduct, 'marketingCompanyId'>;

/** A made-up company and what it sells, the product that its campaign is about first. */
export interface DemoCompany {
  company: NewMarketingCompany;
  products: readonly [DemoProduct, ...DemoProduct[]];
}
