import type { Language } from '../../../../shared/languages';
import { accountOwner } from '../../../platform/accounts/accounts.queries';
import { person } from '../../../platform/acts/record-deps';
import { type Angle, angles } from '../../../../shared/marketing/campaigns/scales';
import { newMarketingCompany } from '../../../../shared/marketing/companies/schemas';
import { newMarketingProduct } from '../../../../shared/marketing/products/schemas';
import type { Act, Doing } from '../../../platform/acts/act';
import type { Announce } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { completeProduct } from '../products/complete-product';
import { marketingRecorder } from '../recording/marketing-recorder';
import { linkSameNames } from '../takeover/link-same-names';
import type { BusinessReader } from '../takeover/readers';
import type { DemoCompany } from './companies/demo-company';
import { espiga } from './companies/espiga';
import { wheatfield } from './companies/wheatfield';
import { type DemoMonth, monthStart } from './demo-month';
import { seedPosts } from './demo-posts';
import { approveAll, goingOut, ofAngles, writeDemoSet } from './demo-set';
import { type Month, monthBefore } from './month';
import { markLeads, seedLeads } from './seed-leads';
import { seedPage } from './seed-page';
import { seedPictures } from './seed-pictures';
import { seedReplies } from './seed-replies';
import { seedReports } from './seed-reports';

/** Makes a company with its products and a set of the first one. */
async function writtenFor(act: Act, { company, products }: DemoCompany) {
  const [id] = await act.create('marketingCompany', [{ fields: newMarketingCompany.parse(company) }]);
  const made: number[] = [];
  for (const product of products) {
    const given = newMarketingProduct.parse({ ...product, marketingCompanyId: id });
    made.push(...(await act.create('marketingProduct', [{ fields: await completeProduct(act, given) }])));
  }
  return { companyId: id as number, campaigns: await writeDemoSet(act, made[0] as number) };
}

/** The angles that are finished in English, where no month has passed. */
const finished = ['outcome', 'proof'] as const satisfies Angle[];

/** The demo's company in each language, with texts of which some are approved. */
export type DemoTexts = Record<Language, DemoMonth>;

/** Makes companies with products, and a set of the first product of each; approves what goes out. */
export async function seedTexts(tx: Db, owner: Owner, announce: Announce, now: Date): Promise<DemoTexts> {
  const actor = person(await accountOwner(tx, owner));
  const [month, englishMonth] = [espiga, wheatfield].map(({ company }) =>
    monthBefore(now, company.timezone ?? 'Europe/Madrid'),
  ) as [Month, Month];
  const shownBy = { owner, actor, origin: { from: 'sample' } } as const;
  const creating: Doing = {
    ...shownBy,
    kind: 'create',
    entity: 'marketingCompany',
    at: month.at(monthStart + 1, '17:00'),
  };
  const [es, en] = await marketingRecorder.actIn(tx, creating, async (act) => [
    await writtenFor(act, espiga),
    await writtenFor(act, wheatfield),
  ]);
  const approving: Doing = {
    ...shownBy,
    kind: 'approve',
    entity: 'marketingCampaign',
    at: month.at(monthStart, '09:40'),
  };
  const goOut = [...goingOut(es.campaigns), ...ofAngles(en.campaigns, finished)];
  await marketingRecorder.actIn(tx, approving, (act) => approveAll(act, goOut));
  const shared = { tx, owner, announce, actor };
  return {
    es: { ...shared, ...es, language: 'es', approved: angles, month },
    en: { ...shared, ...en, language: 'en', approved: finished, month: englishMonth },
  };
}

/**
 * Fills the demo account with a company in each language, its products, and the texts and pictures of the first one. The
 * Spanish one has a month of a campaign besides: posts, a page with its visitors, leads, mails and reports, as if somebody
 * had worked with it. Leads are handed over as all others are; nothing is called or sent.
 */
export async function seedDemoMarketing(
  tx: Db,
  owner: Owner,
  announce: Announce,
  now = new Date(),
): Promise<void> {
  const { es: demo, en: other } = await seedTexts(tx, owner, announce, now);
  await seedPictures(other);
  const pictures = await seedPictures(demo);
  const capture = await seedPage(demo);
  const captured = await seedLeads(capture, await seedPosts(demo, pictures));
  await seedReplies(capture, captured);
  await markLeads(capture, captured);
  await seedReports(demo);
}

/** The same, linked to the companies of CONSULTIA that are called like them. */
export async function seedLinkedDemo(
  tx: Db,
  owner: Owner,
  announce: Announce,
  reader: BusinessReader,
): Promise<void> {
  await seedDemoMarketing(tx, owner, announce);
  await linkSameNames(tx, owner, reader);
}
