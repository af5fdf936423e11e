import { expect, test } from 'vitest';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import { marketingImagesApi } from '../../../../../shared/marketing/images/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { withApprovedPost } from '../../testing/approved-post';
import { somePhoto } from '../testing/picture-inputs';

test('the page of a campaign shows the pattern of its pictures without a word, and the photo once there is one', async () => {
  const { call, ask, draw, params, product } = await withApprovedPost();
  expect((await call(api.ofPage, { params })).status).toBe(404);
  await ask();
  await draw();
  const pattern = await call(api.ofPage, { params });
  expect([pattern.status, pattern.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const svg = String(pattern.body);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/<text|<script|Hogaza/);
  const photo = await call(marketingImagesApi.upload, {
    body: Buffer.from(await somePhoto(400, 300)) as never,
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const body = { photoId: photo.body.id };
  await call(marketingProductsApi.update, { params: { id: product.id }, body });
  const shown = await call(api.ofPage, { params });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
});
