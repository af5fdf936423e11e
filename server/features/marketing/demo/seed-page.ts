import { companyKey, hashWith } from '../capture/consents/company-key.queries';
import { createPage } from '../capture/pages/create-page';
import { findLivePage } from '../capture/pages/live-page.queries';
import { listTakenSlugs, readPage, updatePage } from '../capture/pages/pages.queries';
import { type DemoCapture, type DemoMonth, monthStart } from './demo-month';

/** Where the page lies, unless another account has a page there. */
const slug = 'hogaza-de-masa-madre';

/** Puts up the landing page of the set. */
export async function seedPage(demo: DemoMonth): Promise<DemoCapture> {
  const { tx, owner, companyId, campaigns, month } = demo;
  const at = month.at(monthStart, '10:30');
  const isTaken = (await listTakenSlugs(tx, slug)).includes(slug);
  const id = await createPage(
    tx,
    owner,
    {
      campaignId: campaigns.landing.outcome,
      fields: ['name', 'email', 'phone', 'message'],
      ...(!isTaken && { slug }),
    },
    at,
  );
  const key = await companyKey(tx, companyId);
  await updatePage(tx, owner, { id, changes: { status: 'live', publishedAt: at }, at });
  const page = await findLivePage(tx, (await readPage(tx, owner, id)).slug);
  if (!page) throw new Error('The page of the demo is not live');
  return { ...demo, page, hashOf: (text) => hashWith(key, text) };
}
