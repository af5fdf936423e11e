import { expect, test } from 'vitest';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingBin as api } from '../../../../shared/marketing/bin/endpoints';
import type { MarketingBinned } from '../../../../shared/marketing/bin/scales';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingSetsApi } from '../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingContentsApi } from '../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import type { BinnedRecord } from '../../../../shared/acts/record';
import { rowsOf } from '../../../testing/database';
import { withSet } from '../testing/written-set';

async function binned() {
  const made = await withSet();
  const { call, db, set } = made;
  const [campaign] = set.campaigns;
  if (!campaign) throw new Error('There is no campaign');
  const { body: copy } = await call(marketingContentsApi.copy, {
    params: { id: campaign.contentId },
    body: { name: 'Copia' },
  });
  await call(marketingContentsApi.remove, { params: { id: copy.id } });
  const removed = await call(marketingCampaignsApi.remove, { params: { id: campaign.id } });
  const list = async (entity: MarketingBinned) =>
    (await call(api.list, { query: { entity } })).body.rows as BinnedRecord[];
  const restore = (entity: MarketingBinned, id: number) =>
    call(api.restore, { body: { entity, ids: [id] }, headers: { 'Accept-Language': 'es' } });
  const read = (id: number) => call(marketingCampaignsApi.read, { params: { id } });
  /** Everything in the bin is older than thirty days. */
  const age = () =>
    Promise.all(
      ['companies', 'products', 'campaigns', 'contents'].map((name) =>
        rowsOf(db, `update marketing_${name} set deleted_at = deleted_at - interval '31 days'`),
      ),
    );
  return { ...made, campaign, copy, act: removed.body.act as string, list, restore, read, age };
}

test('a campaign lies in the bin without its content, and comes back with it and its versions', async () => {
  const { campaign, copy, list, restore, read, call } = await binned();
  expect(await list('marketingCampaign')).toMatchObject([{ id: campaign.id, name: campaign.name }]);
  expect(await list('marketingContent')).toMatchObject([{ id: copy.id, name: 'Copia' }]);
  expect((await read(campaign.id)).status).toBe(404);
  expect((await restore('marketingContent', campaign.contentId)).body).toMatchObject({ count: 0, act: null });
  expect((await restore('marketingCampaign', campaign.id)).body.count).toBe(1);
  expect((await read(campaign.id)).body).toMatchObject({
    piece: campaign.piece,
    contentId: campaign.contentId,
  });
  const params = { id: campaign.contentId };
  expect((await call(marketingContentsApi.versions, { params })).body).toHaveLength(1);
  expect((await restore('marketingContent', copy.id)).body.count).toBe(1);
  expect(await list('marketingContent')).toEqual([]);
});

test('a campaign whose place was written anew comes back only when that one is gone', async () => {
  const { call, campaign, act, product, restore, read, readSet, work } = await binned();
  await call(marketingSetsApi.create, {
    body: { productId: product.id, goal: 'buy', audience: 'B2C' },
  });
  await work();
  const refused = [
    await restore('marketingCampaign', campaign.id),
    await call(marketingActs.undo, { params: { act }, headers: { 'Accept-Language': 'es' } }),
  ];
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([409, 'Ya hay otra campaña en ese lugar del conjunto. Elimina primero esa.']),
  );
  const anew = (await readSet()).campaigns.find(
    ({ type, angle }) => type === campaign.type && angle === campaign.angle,
  );
  await call(marketingCampaignsApi.remove, { params: { id: anew?.id as number } });
  expect((await restore('marketingCampaign', campaign.id)).status).toBe(200);
  expect((await read(campaign.id)).status).toBe(200);
});

test('after thirty days campaigns and contents in the bin are deleted for good, with their versions', async () => {
  const { age, clear, db, campaign, list, readSet } = await binned();
  await clear();
  expect(await list('marketingCampaign')).toHaveLength(1);
  await age();
  await clear();
  expect(await list('marketingCampaign')).toEqual([]);
  expect(await list('marketingContent')).toEqual([]);
  expect((await readSet()).campaigns).toHaveLength(8);
  const left = `select from marketing_content_versions where content_id = ${campaign.contentId}`;
  expect(await rowsOf(db, left)).toEqual([]);
});

test('a product that is deleted for good takes its campaigns with it, and leaves the copies in the library', async () => {
  const { age, call, clear, company, copy, db, product, restore } = await binned();
  await restore('marketingContent', copy.id);
  await call(marketingProductsApi.remove, { params: { id: product.id } });
  const library = async () =>
    (await call(marketingContentsApi.list, { query: { company: company.id } })).body.rows as { id: number }[];
  expect(await library()).toMatchObject([{ id: copy.id }]);
  await age();
  await clear();
  expect(await rowsOf(db, 'select id from marketing_campaigns')).toEqual([]);
  expect(await library()).toMatchObject([{ id: copy.id }]);
});
