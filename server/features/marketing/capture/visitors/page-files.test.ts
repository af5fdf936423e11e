import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { marketingPagesApi } from '../../../../../shared/marketing/capture/pages/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingImagesApi } from '../../../../../shared/marketing/images/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { closeAfterTest } from '../../../../testing/opened';
import { withLivePage } from '../testing/live-page';

/** The limit for a page with its font, its photo and the logo, in transferred bytes. */
const most = 60 * 1_024;

/** A photo without plain areas, which compresses as badly as gravel or leaves. */
async function busyPhoto() {
  const [width, height] = [800, 600];
  const grain = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return grain.blur(1.2).resize(1_200).jpeg({ quality: 90 }).toBuffer();
}

const logoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0f6b66' } })
    .png()
    .toBuffer();

async function withPictures() {
  const made = await withLivePage();
  const { call, company, product } = made;
  const upload = async (bytes: Buffer, type: string) =>
    (await call(marketingImagesApi.upload, { body: bytes, headers: { 'Content-Type': type } })).body.id;
  const logoId = await upload(await logoOf(300, 90), 'image/png');
  const photoId = await upload(await busyPhoto(), 'image/jpeg');
  await call(marketingCompaniesApi.update, { params: { id: company.id as number }, body: { logoId } });
  return {
    ...made,
    addPhoto: () => call(marketingProductsApi.update, { params: { id: product.id }, body: { photoId } }),
  };
}

const addressesIn = (html: string, end: string) => [
  ...new Set(
    [...html.matchAll(/\/l\/[\w-]+\/[^\s"]+/g)].map(([path]) => path).filter((path) => path.endsWith(end)),
  ),
];

/** Requests as a browser that accepts brotli; resolves to the transferred bytes. */
async function sender(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1');
  closeAfterTest(async () => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const asked = get({ port, path, host: '127.0.0.1', agent: false, headers: { 'Accept-Encoding': 'br' } });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

test('a page with a photo, a logo and the font transfers less than 60 KB on any screen', async () => {
  const { app, addPhoto } = await withPictures();
  await addPhoto();
  const sent = await sender(app);
  const page = await sent('/l/hogaza');
  expect(page.headers['content-encoding']).toBe('br');
  const html = String(brotliDecompressSync(page.body));
  const sizeOf = async (path: string) => {
    const file = await sent(path);
    expect([file.status, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    return file.body.length;
  };
  const [font] = addressesIn(html, '.woff2');
  expect(html).toContain(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  const photos = await Promise.all(addressesIn(html, '.avif').map(sizeOf));
  expect(photos).toHaveLength(3);
  const [logo] = addressesIn(html, 'logo.webp');
  const whole =
    page.body.length + (await sizeOf(font as string)) + (await sizeOf(logo as string)) + Math.max(...photos);
  expect(whole).toBeLessThan(most);
}, 120_000);

test("a page and the previews of its link show the product's photo and the company's logo", async () => {
  const { show, agent, page, call, addPhoto } = await withPictures();
  const withLogo = (await show()).text;
  expect(withLogo).toMatch(/\/pictures\/\w+\/logo\.webp" alt="Panadería Espiga" width="300" height="90"/);
  expect(withLogo).toContain('<meta name="twitter:card" content="summary">');
  await addPhoto();
  const { text } = await show();
  expect(text).toMatch(/alt="Hogaza[^"]*" width="1200" height="900" fetchpriority="high"/);
  const [, link] = /og:image" content="([^"]+)"/.exec(text) ?? [];
  expect(link).toMatch(new RegExp(`^${page.url}/pictures/\\w+/1200\\.jpg$`));
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  for (const name of ['title', 'description', 'url', 'site_name', 'locale', 'type'])
    expect(text).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+">`));
  const { pathname } = new URL(link as string);
  const shown = await agent().get(pathname);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  for (const path of [pathname.replace('1200.jpg', '9000.jpg'), pathname.replace(/\w+\/1200/, 'abc/1200')])
    expect((await agent().get(path)).status).toBe(404);
  await call(marketingPagesApi.switchOff, { params: { id: page.id }, body: {} });
  expect((await agent().get(pathname)).status).toBe(404);
}, 120_000);

test('a page and its thanks page have the chosen theme, and without pictures no picture elements', async () => {
  const { show, call, page, agent } = await withLivePage();
  const bare = (await show()).text;
  expect(bare).not.toMatch(/<img|og:image/);
  expect([page.theme, bare.includes('<body class="on-paper">')]).toEqual(['paper', true]);
  const params = { id: page.id };
  expect((await call(marketingPagesApi.update, { params, body: { theme: 'neon' } })).status).toBe(400);
  const changed = await call(marketingPagesApi.update, { params, body: { theme: 'brand' } });
  expect(changed.body.theme).toBe('brand');
  for (const path of ['/l/hogaza', '/l/hogaza/thanks'])
    expect((await agent().get(path)).text).toContain('<body class="on-brand">');
  const framed = (await agent().get('/l/hogaza/embed')).text;
  expect(framed).not.toMatch(/woff2|<img/);
  expect(framed.length).toBeLessThan(8_000);
});
