import { newMarketingCompany } from '../../../../shared/marketing/companies/schemas';
import { newMarketingProduct } from '../../../../shared/marketing/products/schemas';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { completeProduct } from '../products/complete-product';
import { marketingRecorder } from '../recording/marketing-recorder';
import { demoCompanies } from './demo-companies';
import { writeDemoSet } from './demo-set';
import { nameOf } from './demo.queries';

/** Fills the demo account with companies, products and a set of campaigns, as if somebody had made them. */
export async function seedDemoMarketing(tx: Db, owner: Owner): Promise<void> {
  const actor = { kind: 'person', id: owner, name: await nameOf(tx, owner), via: 'screen' } as const;
  const doing = { owner, actor, kind: 'create', entity: 'marketingCompany', at: new Date() };
  await marketingRecorder.actIn(tx, { ...doing, origin: { from: 'sample' } }, async (act) => {
    let first: number | undefined;
    for (const { company, products } of demoCompanies) {
      const [id] = await act.create('marketingCompany', [{ fields: newMarketingCompany.parse(company) }]);
      for (const product of products) {
        const given = newMarketingProduct.parse({ ...product, marketingCompanyId: id });
        const [made] = await act.create('marketingProduct', [{ fields: await completeProduct(act, given) }]);
        first ??= made;
      }
    }
    if (first !== undefined) await writeDemoSet(act, first);
  });
}
