import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { marketingAssetsApi } from '../../../../shared/marketing/assets/endpoints';
import { type ListedContent, marketingContentsApi } from '../../../../shared/marketing/contents/endpoints';
import { marketingAssetSets, marketingAssets } from '../../../../shared/marketing/assets/tables';
import type { Language } from '../../../../shared/languages';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { testApp } from '../../../testing/app';
import { inSet, picturesOf } from '../assets/draw-set';
import { drawPicture } from '../assets/drawing/draw-picture';
import { pictureName } from '../assets/picture-name';
import { demoSizes, type DemoPictures, type PicturedPost, seedPictures } from './seed-pictures';
import { seedTexts } from './seed-demo';

async function seeded() {
  const now = new Date('2026-03-18T11:00:00Z');
  const app = await testApp({ now: () => now });
  const user = await app.build.user();
  const call = await app.as(user, new Date(now.getTime() + 365 * 86_400_000));
  await app.db.transaction(async (tx) => {
    const { es, en } = await seedTexts(tx, user.owner, async () => undefined, now);
    await seedPictures(es);
    await seedPictures(en);
  });
  const { angle, language } = marketingCampaigns;
  const sets = await app.db
    .select({ set: marketingAssetSets, angle, language })
    .from(marketingAssetSets)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingAssetSets.campaignId))
    .orderBy(asc(marketingAssetSets.id));
  return { ...app, call, sets };
}

/** What drawing the pictures of a set gives. */
async function drawAll({ shown, layouts }: (typeof marketingAssetSets)['$inferSelect'], language: Language) {
  const made: PicturedPost = { drawn: [], left: [] };
  for (const input of picturesOf(shown, demoSizes, layouts)) {
    const [size, layout] = [input.size as (typeof demoSizes)[number], input.layout];
    const outcome = inSet(await drawPicture(input));
    if ('drawn' in outcome) {
      const { form, alt, notices, png } = outcome.drawn;
      made.drawn.push({ size, layout, form, alt: alt[language], notices, bytes: png.byteLength });
    } else if ('unsuited' in outcome) made.left.push({ size, layout, reason: outcome.unsuited });
    else throw new Error(outcome.problem.code);
  }
  return made;
}

// The words of the pictures are those of the posts, which other blueprints change. Then this writes the pictures and the
// posts of the public pages anew: npx vitest run --project server server/features/marketing/demo -t 'what is kept' -u
test('what is kept of the pictures is what drawing them gives', async () => {
  const { sets } = await seeded();
  const all: DemoPictures = { es: {}, en: {} };
  for (const { set, angle, language } of sets) all[language][angle] = await drawAll(set, language);
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('./demo-pictures.json');
}, 240_000);

test('the pictures of the demo are drawn when they are asked for', async () => {
  const { call, db, sets } = await seeded();
  expect(sets.map(({ set }) => set.status)).toEqual(Array(5).fill('ready'));
  const rows = await db.select().from(marketingAssets).orderBy(asc(marketingAssets.id));
  for (const { shown, size, layout, hash } of rows) {
    expect(`${hash}.png`).toBe(pictureName({ ...shown, size, layout }));
  }
  const [first] = rows as [(typeof rows)[number]];
  const answer = await call(marketingAssetsApi.picture, { params: { id: first.id } });
  expect([answer.status, answer.headers['content-length']]).toEqual([200, String(first.bytes)]);
});

test('beside a post stands the picture that says how it begins', async () => {
  const { call, db, sets } = await seeded();
  const rows = await db.select().from(marketingAssets);
  const query = { company: sets[0]?.set.marketingCompanyId ?? 0, filter: '{"type":{"any":["social post"]}}' };
  const posts = (await call(marketingContentsApi.list, { query })).body.rows as ListedContent[];
  const pictured = posts.filter(({ pictureId }) => pictureId !== null);
  expect(pictured).toHaveLength(3);
  for (const { pictureId, firstLine } of pictured) {
    const headline = rows.find(({ id }) => id === pictureId)?.headline ?? '–';
    expect(firstLine?.toLowerCase()).toContain(headline.toLowerCase());
  }
});
