import { expect, test } from 'vitest';
import { marketingPagesApi } from '../../../../../shared/marketing/capture/pages/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingImagesApi } from '../../../../../shared/marketing/images/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { pngOf } from '../../images/testing/png';
import { withLivePage } from '../testing/live-page';

const robotsIn = (answer: { headers: Record<string, string>; text: string }) => [
  answer.headers['x-robots-tag'],
  /<meta name="robots" content="([^"]+)"/.exec(answer.text)?.[1],
];

test('search engines list a page only where its owner says so, and never its frame or its thanks', async () => {
  const { show, call, page, agent } = await withLivePage();
  expect(robotsIn(await show())).toEqual(['noindex', 'noindex']);
  const params = { id: page.id };
  const changed = await call(marketingPagesApi.update, { params, body: { listed: true } });
  expect([changed.status, changed.body.listed]).toEqual([200, true]);
  expect(robotsIn(await show())).toEqual([undefined, undefined]);
  for (const path of ['/l/hogaza/embed', '/l/hogaza/thanks'])
    expect(robotsIn(await agent().get(path))).toEqual(['noindex', 'noindex']);
  await call(marketingPagesApi.update, { params, body: { listed: false } });
  expect(robotsIn(await show())).toEqual(['noindex', 'noindex']);
});

test('a page shows the photo of its product and the logo of its company, and so do links to it', async () => {
  const { show, call, agent, company, product, page } = await withLivePage();
  const bare = (await show()).text;
  expect(bare).not.toMatch(/<img|og:image/);
  expect(bare).toContain('<meta name="twitter:card" content="summary">');
  expect((await agent().get('/l/hogaza/photo')).status).toBe(404);

  const upload = async (bytes: Buffer) =>
    (
      await call(marketingImagesApi.upload, {
        body: bytes as never,
        headers: { 'Content-Type': 'image/png' },
      })
    ).body;
  const [photo, logo] = [await upload(pngOf(1_200, 800)), await upload(pngOf(300, 90))];
  await call(marketingCompaniesApi.update, {
    params: { id: company.id as number },
    body: { logoId: logo.id },
  });
  const withLogo = (await show()).text;
  expect(withLogo).toContain('src="/l/hogaza/logo" alt="Panadería Espiga" width="300" height="90"');
  expect(withLogo).toMatch(/og:image" content="http:\/\/localhost[^"]*\/l\/hogaza\/logo"/);

  await call(marketingProductsApi.update, { params: { id: product.id }, body: { photoId: photo.id } });
  const { text } = await show();
  expect(text).toContain('src="/l/hogaza/photo"');
  expect(text).toContain('width="1200" height="800"');
  const address = page.url;
  expect(text).toContain(`<meta property="og:image" content="${address}/photo">`);
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  for (const name of ['title', 'description', 'url', 'site_name', 'locale', 'type'])
    expect(text).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+">`));
  const shown = await agent().get('/l/hogaza/photo');
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);

  await call(marketingPagesApi.switchOff, { params: { id: page.id }, body: {} });
  expect((await agent().get('/l/hogaza/photo')).status).toBe(404);
});
