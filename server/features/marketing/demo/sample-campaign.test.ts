import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { languages } from '../../../../shared/languages';
import type { Social } from '../../../../shared/marketing/campaigns/piece';
import { renderPost } from '../../../../shared/marketing/campaigns/rendering/render-post';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { sampleCampaign } from '../../../../shared/marketing/demo/sample-campaign';
import { testApp } from '../../../testing/app';
import { espiga } from './companies/espiga';
import { wheatfield } from './companies/wheatfield';
import { type DemoTexts, seedTexts } from './seed-demo';

async function seeded() {
  const app = await testApp();
  const owner = (await app.build.user()).owner;
  const texts = await app.db.transaction((tx) => seedTexts(tx, owner, async () => undefined, new Date()));
  return { ...app, texts };
}

/** The post that is shown as a reader sees it, without the link that its channel adds. */
async function postOf({ db, texts }: Awaited<ReturnType<typeof seeded>>, language: keyof DemoTexts) {
  const { network, angle } = sampleCampaign(language);
  const [row] = await db
    .select({ content: marketingCampaigns.content })
    .from(marketingCampaigns)
    .where(eq(marketingCampaigns.id, texts[language].campaigns.social[angle]));
  const { variants } = JSON.parse(row?.content ?? '{}') as Social;
  return variants[network] && renderPost(network, variants[network], '').trim();
}

// Other blueprints give other posts; they are written anew as the demo's pictures are.
test('what is kept of the posts on the public pages is what is written for the loaves of the demo', async () => {
  const demo = await seeded();
  const posts: Record<string, string | undefined> = {};
  for (const language of languages) posts[language] = await postOf(demo, language);
  await expect(`${JSON.stringify(posts, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../shared/marketing/demo/sample-posts.json',
  );
});

test.each([
  ['es', espiga],
  ['en', wheatfield],
] as const)('the company shown on the public pages is the one of the demo: %s', (language, demo) => {
  const { company, product, color } = sampleCampaign(language);
  const { name, brandColor } = demo.company;
  expect({ company, product, color }).toEqual({
    company: name,
    product: demo.products[0].name,
    color: brandColor,
  });
});
