import { expect, test } from 'vitest';
import { marketingImagesApi } from '../../../../../shared/marketing/images/endpoints';
import { marketingProductImports as api } from '../../../../../shared/marketing/products/endpoints';
import { readAllowed } from '../../../../platform/outbound/allowed';
import { peer } from '../../../../testing/peer';
import { pngOf } from '../../images/testing/png';
import { withImports } from '../testing/import-products';
import { firstAddress } from './fetch-pictures-job';

const { allowed } = readAllowed('127.0.0.1');

/** A shop's server: pictures, and addresses where there are none. */
const shop = () =>
  peer(({ url }, _, answer) => {
    if (url.startsWith('/taza')) return answer.setHeader('content-type', 'image/png').end(pngOf(640, 480));
    if (url === '/moved.png') return answer.writeHead(302, { location: '/taza.png' }).end();
    if (url === '/inwards.png') return answer.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (url === '/large.png') return answer.end(Buffer.alloc(6 * 1024 * 1024));
    if (url === '/page.png') return answer.end('<html>');
    return answer.writeHead(404).end();
  });

const head = 'Handle,Title,Body (HTML),Variant Price,Image Src';

test('the picture of a shop’s file becomes the photo of its product, and is taken back with the import', async () => {
  const { url, received } = await shop();
  const { bring, products, call, work } = await withImports({}, { config: { outboundAllowed: allowed } });
  const { id, done } = await bring(
    [
      head,
      `taza,Taza de gres,Esmaltada a mano por dentro,14.00,${url}/taza.png?v=2`,
      `taza,,,,${url}/taza-2.png`,
      `plato,Plato llano,Diámetro de 26 cm,16.00,${url}/moved.png`,
      'jarra,Jarra de agua,Cabe un litro de agua,22.00,',
    ].join('\n'),
  );
  expect(done.warnings).toEqual([]);
  const all = await products();
  const photos = new Map(all.map(({ name, photoId }) => [name, photoId]));
  expect(photos.get('Jarra de agua')).toBeNull();
  // The same picture is kept once.
  expect(photos.get('Plato llano')).toBe(photos.get('Taza de gres'));
  const photo = photos.get('Taza de gres') as number;
  const shown = await call(marketingImagesApi.read, { params: { id: photo } });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(received.map((one) => one.url)).toEqual(['/taza.png?v=2', '/moved.png', '/taza.png']);
  await call(api.undo, { params: { id } });
  await work();
  expect(await products()).toEqual([]);
}, 60_000);

test('what is no picture, too large, or in a private network leaves the product without a photo, and is told', async () => {
  const { url } = await shop();
  const { bring, products, call } = await withImports({}, { config: { outboundAllowed: allowed } });
  const bad = ['missing.png', 'page.png', 'large.png', 'inwards.png'].map((name) => `${url}/${name}`);
  const addresses = [...bad, 'http://10.0.0.1/a.png', 'file:///etc/passwd', 'a.jpg'];
  const { id } = await bring(
    [
      head,
      ...addresses.map(
        (address, n) => `p${n},Taza número ${n + 1},Esmaltada a mano en ${n + 2} capas,14.00,${address}`,
      ),
    ].join('\n'),
  );
  expect((await products()).map(({ photoId }) => photoId)).toEqual(addresses.map(() => null));
  const { warnings, counts } = (await call(api.read, { params: { id } })).body;
  expect(counts.warnings).toBe(addresses.length);
  expect(warnings.map((one: { line: number }) => one.line)).toEqual(addresses.map((_, n) => n + 2));
  for (const [n, address] of addresses.entries()) expect(warnings[n].text).toContain(address);
}, 60_000);

test('a photo that a product has stays', async () => {
  const { url } = await shop();
  const { bring, products } = await withImports({}, { config: { outboundAllowed: allowed } });
  await bring(`${head}\ntaza,Taza de gres,Esmaltada a mano por dentro,14.00,${url}/taza.png`);
  const [before] = await products();
  await bring(`${head}\ntaza,Taza de gres,Esmaltada a mano por dentro,15.00,${url}/page.png`);
  const [after] = await products();
  expect([after?.priceMinor, after?.photoId]).toEqual([1500, before?.photoId]);
}, 60_000);

test.each([
  ['https://x.example/a.jpg', 'https://x.example/a.jpg'],
  ['https://x.example/a,b.jpg?w=1, https://x.example/c.jpg', 'https://x.example/a,b.jpg?w=1'],
  ['https://x.example/a.jpg,https://x.example/c.jpg', 'https://x.example/a.jpg'],
  ['https://x.example/a.jpg|https://x.example/c.jpg', 'https://x.example/a.jpg'],
  ['a.jpg', undefined],
])('of %s the first address is taken', (cell, address) => {
  expect(firstAddress(cell)).toBe(address);
});
