import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { demoMarketing } from './demo-data';
import { insertMarketingCompany, insertMarketingProduct } from './marketing.queries';

export async function seedDemoMarketing(tx: Db, userId: Owner): Promise<void> {
  const marketingCompanyId = await insertMarketingCompany(tx, { ...demoMarketing.company, userId });
  for (const product of demoMarketing.products)
    await insertMarketingProduct(tx, { ...product, marketingCompanyId });
}
