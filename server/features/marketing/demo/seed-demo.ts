import { newMarketingCompany } from '../../../../shared/marketing/companies/schemas';
import { newMarketingProduct } from '../../../../shared/marketing/products/schemas';
import type { Act } from '../../../platform/acts/act';
import type { Announce } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { completeProduct } from '../products/complete-product';
import { marketingRecorder } from '../recording/marketing-recorder';
import { bakery, type DemoCompany, pumps } from './demo-companies';
import { type DemoMonth, monthStart } from './demo-month';
import { seedPosts } from './demo-posts';
import { approveDemoSet, writeDemoSet } from './demo-set';
import { nameOf } from './demo.queries';
import { monthBefore } from './month';
import { markLeads, seedLeads } from './seed-leads';
import { seedPage } from './seed-page';
import { seedPictures } from './seed-pictures';
import { seedReplies } from './seed-replies';
import { seedReports } from './seed-reports';

/** Makes a company with its products; resolves to its id and theirs. */
async function createCompany(act: Act, { company, products }: DemoCompany) {
  const [id] = await act.create('marketingCompany', [{ fields: newMarketingCompany.parse(company) }]);
  const made: number[] = [];
  for (const product of products) {
    const given = newMarketingProduct.parse({ ...product, marketingCompanyId: id });
    made.push(...(await act.create('marketingProduct', [{ fields: await completeProduct(act, given) }])));
  }
  return { companyId: id as number, productId: made[0] as number };
}

/** Makes companies with products, and the approved texts of the first product. */
export async function seedTexts(tx: Db, owner: Owner, announce: Announce, now: Date): Promise<DemoMonth> {
  const actor = { kind: 'person', id: owner, name: await nameOf(tx, owner), via: 'screen' } as const;
  const month = monthBefore(now, bakery.company.timezone ?? 'Europe/Madrid');
  const doing = {
    owner,
    actor,
    kind: 'create',
    entity: 'marketingCompany',
    origin: { from: 'sample' } as const,
  };
  const created = { ...doing, at: month.at(monthStart + 1, '17:00') };
  const { companyId, campaigns } = await marketingRecorder.actIn(tx, created, async (act) => {
    const { companyId, productId } = await createCompany(act, bakery);
    await createCompany(act, pumps);
    return { companyId, campaigns: await writeDemoSet(act, productId) };
  });
  const approved = {
    ...doing,
    kind: 'approve',
    entity: 'marketingCampaign',
    at: month.at(monthStart, '09:40'),
  };
  await marketingRecorder.actIn(tx, approved, (act) => approveDemoSet(act, campaigns));
  return { tx, owner, announce, actor, companyId, campaigns, month };
}

/**
 * Fills the demo account with companies and products, and with a month of a campaign for the first product: texts,
 * pictures, posts, a page with its visitors, leads, mails and reports, as if somebody had worked with it. Leads are handed
 * over as all others are; nothing is called or sent.
 */
export async function seedDemoMarketing(
  tx: Db,
  owner: Owner,
  announce: Announce,
  now = new Date(),
): Promise<void> {
  const demo = await seedTexts(tx, owner, announce, now);
  const pictures = await seedPictures(demo);
  const capture = await seedPage(demo);
  const captured = await seedLeads(capture, await seedPosts(demo, pictures));
  await seedReplies(capture, captured);
  await markLeads(capture, captured);
  await seedReports(demo);
}
