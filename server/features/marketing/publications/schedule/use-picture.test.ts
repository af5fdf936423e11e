import { expect, test } from 'vitest';
import { marketingAnalyticsApi } from '../../../../../shared/marketing/analytics/endpoints';
import { type CampaignPictures, marketingAssetsApi } from '../../../../../shared/marketing/assets/endpoints';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { withPost } from '../testing/scheduled-posts';

test('what waits of a campaign gets another of its pictures, and gets the first one back', async () => {
  const { call, params, ask, draw, channel, schedule, read } = await withPost();
  await ask();
  await draw();
  const { pictures } = (await call(marketingAssetsApi.ofCampaign, { params })).body as CampaignPictures;
  const [first] = pictures as [(typeof pictures)[number]];
  const other = pictures.find(({ layout }) => layout !== first.layout) as typeof first;
  const use = (assetId: number) => call(api.usePicture, { params, body: { assetId } });
  expect((await use(other.id)).status).toBe(409);
  const { id: channelId } = await channel();
  const [{ id }] = (await schedule([channelId], undefined, { assetId: first.id })).body.publications;
  const { assetId: before, marketingCompanyId: company } = await read(id);

  expect((await use(0)).status).toBe(400);
  expect((await use(other.id)).body).toEqual({ count: 1, before });
  const layoutOf = (wanted: number | null) => pictures.find((one) => one.id === wanted)?.layout;
  expect(layoutOf((await read(id)).assetId)).toBe(other.layout);
  const { body: pieces } = await call(marketingAnalyticsApi.pieces, { query: { company } });
  expect(pieces).toMatchObject([{ id: params.id, waiting: 1, layout: other.layout }]);
  await use(before as number);
  expect((await read(id)).assetId).toBe(before);
});
