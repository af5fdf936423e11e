import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { urlFor } from '../../../../../shared/http/params';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingImagesApi } from '../../../../../shared/marketing/images/endpoints';
import { sketching, withApprovedPost } from '../../testing/approved-post';
import { somePhoto } from '../testing/picture-inputs';
import { createPictureDrawer } from '../picture-drawer';
import { closeAfterTest } from '../../../../testing/opened';
import { pictureFolder } from '../the-drawer';

test('an approved post gets a picture of each layout that suits, and is counted for its step', async () => {
  const { call, ask, draw, read, company, params } = await withApprovedPost();
  const drawer = createPictureDrawer();
  closeAfterTest(() => drawer.close());
  const { status, body } = await ask();
  expect([status, body]).toMatchObject([201, { status: 'queued', done: 0, total: 6, sizes: ['1080x1080'] }]);
  await draw(drawer);
  const { set, pictures, headlines } = await read();
  expect(set).toMatchObject({ status: 'ready', done: 6, headline: headlines[0] });
  expect(pictures.length + (set?.left.length ?? 0)).toBe(6);
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  for (const { alt } of pictures) expect(alt).toMatch(/^Panadería Espiga, Hogaza de masa madre: «.+»\./);
  const picture = await call(api.picture, { params: { id: pictures[0]?.id as number } });
  const { width, height, format } = await sharp(picture.body).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1080, format: 'png' });
  expect(picture.body.byteLength).toBe(pictures[0]?.bytes);
  const { body: companies } = await call(marketingCompaniesApi.list);
  expect(companies[0]).toMatchObject({ id: company.id, picturedCount: 1 });
  const { body: campaigns } = await call(api.campaigns, { query: { company: company.id } });
  expect(campaigns).toMatchObject([{ id: params.id, pictures: pictures.length, approvedVersion: 1 }]);
}, 60_000);

test('a picture says that it is unchanged, and is drawn again where its file is missing', async () => {
  const { call, ask, draw, read, config } = await withApprovedPost();
  const drawer = createPictureDrawer();
  closeAfterTest(() => drawer.close());
  await ask();
  await draw(drawer);
  const params = { id: (await read()).pictures[0]?.id as number };
  const first = await call(api.picture, { params });
  const headers = { 'If-None-Match': first.headers.etag as string };
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await call(api.picture, { params, headers });
  expect([again.status, again.body.length ?? 0]).toEqual([304, 0]);
  const { hash } = (await read()).pictures[0] as { hash: string };
  await rm(join(pictureFolder(config), hash.slice(0, 2), `${hash}.png`));
  expect(Buffer.compare((await call(api.picture, { params })).body, first.body)).toBe(0);
}, 60_000);

test('a preview is the picture itself, or says why its layout does not suit', async () => {
  const { call, params, read, company } = await withApprovedPost();
  const { headlines } = await read();
  const query = { size: '1080x1080', layout: 'statement', headline: headlines[0] as string } as const;
  const preview = await call(api.preview, { params, query });
  expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/png']);
  const photo = await call(marketingImagesApi.upload, {
    body: Buffer.from(await somePhoto(400, 300)) as never,
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const plate = { ...query, layout: 'plate', photo: photo.body.id } as const;
  expect((await call(api.preview, { params, query: plate })).status).toBe(200);
  const headers = { 'Accept-Language': 'es' };
  const typed = await call(api.preview, { params, query: { ...query, headline: 'Pan de verdad' } });
  expect([typed.status, typed.headers['content-type']]).toEqual([200, 'image/png']);
  const empty = await call(api.preview, { params, query: { ...query, headline: ' ' }, headers });
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['headline']]);
  const foreign = { ...query, photo: 999_999 };
  expect((await call(api.preview, { params, query: foreign })).body.fields).toHaveProperty('photoId');
  await call(marketingCompaniesApi.update, {
    params: { id: company.id },
    body: { brandColor: '#5a8a5a', accentColor: '#b0b0b0' },
  });
  expect((await call(api.ofCampaign, { params, headers })).body.contrast).toMatch(
    /^Hemos (?:oscurecido|aclarado) tu verde un \d+ % para que se lean los textos$/,
  );
}, 60_000);

test('the archive has a file for each picture, of one size or of all', async () => {
  const { app, call, ask, draw, params, build, user } = await withApprovedPost();
  expect((await call(api.zip, { params })).status).toBe(404);
  await ask({ sizes: ['1080x1080', '1200x675'] });
  const { drawer } = sketching();
  await draw(drawer);
  await draw(drawer);
  const token = await build.token(user);
  const download = async (size?: '1200x675') =>
    request(app)
      .get(urlFor(api.zip, params, { size }))
      .set('Authorization', `Bearer ${token}`)
      .responseType('blob');
  expect(Object.keys(unzipSync((await download()).body))).toHaveLength(12);
  const some = await download('1200x675');
  const files = unzipSync(some.body);
  expect(Object.keys(files)).toHaveLength(6);
  expect(Object.keys(files)).toContain('1200x675-statement.png');
  expect(some.headers['content-disposition']).toContain('Hogaza de masa madre');
});

test('another headline puts other pictures in the place of the first, which come back with one undo', async () => {
  const { call, ask, draw, read } = await withApprovedPost();
  const { headlines } = await read();
  await ask();
  await draw();
  const before = await read();
  await ask({ headline: headlines[1] as string });
  await draw();
  const after = await read();
  expect(after.pictures).toHaveLength(6);
  const statement = after.pictures.find(({ layout }) => layout === 'statement');
  expect(statement?.headline).toBe(headlines[1]);
  await call(marketingActs.undo, { params: { act: after.set?.act as string } });
  const ids = ({ pictures }: typeof before) => new Set(pictures.map(({ id }) => id));
  expect(ids(await read())).toEqual(ids(before));
});

test('a person’s description stays as long as the words of the picture do', async () => {
  const { call, ask, draw, read } = await withApprovedPost();
  await ask();
  await draw();
  const [first] = (await read()).pictures;
  const params = { id: first?.id as number };
  const empty = await call(api.update, {
    params,
    body: { alt: ' ' },
    headers: { 'Accept-Language': 'es' },
  });
  expect(empty.body.fields.alt).toBe('Describe lo que muestra la imagen');
  const { body } = await call(api.update, { params, body: { alt: 'Una hogaza', version: first?.version } });
  expect(body).toMatchObject({ alt: 'Una hogaza', act: expect.any(String) });
  expect((await call(api.update, { params, body: { alt: 'Pan', version: first?.version } })).status).toBe(
    409,
  );
  const photo = await call(marketingImagesApi.upload, {
    body: Buffer.from(await somePhoto(400, 300)) as never,
    headers: { 'Content-Type': 'image/jpeg' },
  });
  await ask({ photoId: photo.body.id });
  await draw();
  const inPlace = ({ layout }: { layout: string }) => layout === first?.layout;
  expect((await read()).pictures.find(inPlace)).toMatchObject({ alt: 'Una hogaza', photoId: photo.body.id });
  await ask({ headline: (await read()).headlines[1] as string });
  await draw();
  expect((await read()).pictures.find(inPlace)?.alt).not.toBe('Una hogaza');
});

test('a deleted picture comes back, unless another one has taken its place', async () => {
  const { call, ask, draw, read } = await withApprovedPost();
  await ask();
  await draw();
  const [first] = (await read()).pictures;
  const remove = async (id: number) => (await call(api.remove, { params: { id } })).body.act as string;
  const act = await remove(first?.id as number);
  expect((await read()).pictures).toHaveLength(5);
  await call(marketingActs.undo, { params: { act } });
  expect((await read()).pictures).toHaveLength(6);
  const again = await remove(first?.id as number);
  await ask();
  await draw();
  const refused = await call(marketingActs.undo, { params: { act: again } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Another picture of this size and layout has taken its place, so it can’t come back',
  ]);
});
