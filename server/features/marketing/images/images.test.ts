import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingImagesApi as api } from '../../../../shared/marketing/images/endpoints';
import { testApp } from '../../../testing/app';
import { bakery } from '../testing/companies';
import { pictureSize } from './picture-size';
import { pngOf } from './testing/png';

/** The segments of a JPEG with its frame and no data. */
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(9),
  Buffer.from([0xff, 0xc2, 0, 17, 8, 0x03, 0x20, 0x04, 0xb0, 3]),
  Buffer.alloc(9),
  Buffer.from([0xff, 0xd9]),
]);

async function uploading() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const upload = (content: Buffer, type = 'image/png') =>
    call(api.upload, { body: content as never, headers: { 'Content-Type': type, 'Accept-Language': 'es' } });
  return { ...app, call, upload };
}

test('a picture is known by its content: PNG by its header, JPEG by its frame', () => {
  expect(pictureSize(pngOf(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480 });
  expect(pictureSize(jpeg)).toEqual({ type: 'image/jpeg', width: 1200, height: 800 });
  expect(pictureSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(pictureSize(pngOf(640, 480).subarray(0, 50))).toBeUndefined();
});

test('a picture is served to its owner with its type, and the same one is kept once', async () => {
  const { call, upload, as, build } = await uploading();
  const { status, body } = await upload(jpeg, 'image/jpeg');
  expect([status, body]).toEqual([201, { id: body.id, type: 'image/jpeg', width: 1200, height: 800 }]);
  expect((await upload(jpeg, 'image/jpeg')).body.id).toBe(body.id);
  const params = { id: body.id };
  const served = await call(api.read, { params });
  expect([served.headers['content-type'], Buffer.compare(served.body, jpeg)]).toEqual(['image/jpeg', 0]);
  const stranger = await as(await build.user());
  expect((await stranger(api.read, { params })).status).toBe(404);
});

test('what is no picture, or too large when it is shown, is refused beside its field', async () => {
  const { upload } = await uploading();
  const text = await upload(Buffer.from('no picture at all, whatever it is called'));
  expect(text.body.fields.file).toBe('Elige una imagen PNG o JPEG; este archivo no lo es o está dañado');
  expect((await upload(pngOf(9_000, 10))).body.fields.file).toContain('9000 × 10');
  expect((await upload(pngOf(7_000, 7_000))).status).toBe(400);
});

test('a picture that no record shows is deleted thirty days later, and one that was taken again is kept', async () => {
  let time = new Date('2100-01-01T10:00:00Z');
  const app = await testApp({ now: () => time });
  const call = await app.as(await app.build.user(), new Date('2101-01-01'));
  const upload = async (content: Buffer) =>
    (await call(api.upload, { body: content as never, headers: { 'Content-Type': 'image/png' } })).body
      .id as number;
  const [shown, unused] = [await upload(pngOf(2, 2)), await upload(pngOf(3, 3))];
  await call(marketingCompaniesApi.create, { body: { ...bakery, logoId: shown } });
  const status = async (id: number) => (await call(api.read, { params: { id } })).status;
  await app.clear();
  time = new Date('2100-01-20T10:00:00Z');
  await app.clear();
  expect([await status(shown), await status(unused)]).toEqual([200, 200]);
  time = new Date('2100-02-02T10:00:00Z');
  await app.clear();
  expect([await status(shown), await status(unused)]).toEqual([200, 404]);
});
