import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from './without-metadata';

const place = 'Calle del Horno 3';

/** A picture that is red above and blue below, and says where it was taken. */
const telling = () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="20" fill="#f00"/><rect y="20" width="60" height="20" fill="#00f"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .withExif({
      IFD0: { ImageDescription: place, Copyright: 'Ana' },
      IFD3: { GPSLatitude: '40/1 25/1 0/1' },
    });
};

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer();

test('a photo keeps its pixels and how it is turned, and loses its place', async () => {
  const photo = await telling().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const bare = withoutMetadata('image/jpeg', photo);
  const content = bare?.content as Buffer;
  expect(bare?.isTurned).toBe(true);
  const { orientation, exif } = await sharp(content).metadata();
  expect([orientation, exif?.length]).toEqual([6, 32]);
  expect(Buffer.compare(await pixels(content), await pixels(photo))).toBe(0);
});

test('words, previews and what was appended are gone, the colour profile stays', async () => {
  const photo = await telling().withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
  expect(photo.includes(place)).toBe(true);
  const appended = Buffer.concat([photo, Buffer.from(`ftypmp4 ${place}`)]);
  const content = withoutMetadata('image/jpeg', appended)?.content as Buffer;
  expect(content.includes(place)).toBe(false);
  expect((await sharp(content).metadata()).icc).toBeDefined();
  expect(Buffer.compare(await pixels(content), await pixels(photo))).toBe(0);
});

test('a PNG keeps what shows', async () => {
  const png = await telling().png().toBuffer();
  expect(png.includes(place)).toBe(true);
  const content = withoutMetadata('image/png', Buffer.concat([png, Buffer.from(place)]))?.content as Buffer;
  expect(content.includes(place)).toBe(false);
  expect(Buffer.compare(await pixels(content), await pixels(png))).toBe(0);
  expect(withoutMetadata('image/png', content)?.content.equals(content)).toBe(true);
});

test('what is cut short is no picture', async () => {
  const photo = await telling().jpeg().toBuffer();
  expect(withoutMetadata('image/jpeg', photo.subarray(0, 30))).toBeUndefined();
  const png = await telling().png().toBuffer();
  expect(withoutMetadata('image/png', png.subarray(0, -8))).toBeUndefined();
});
