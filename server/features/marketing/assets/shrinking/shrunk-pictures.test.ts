import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closeAfterTest } from '../../../../testing/opened';
import { keptPictures } from '../kept-pictures';
import { type PictureForm, pictureForms } from './forms';
import { shrinkPicture } from './shrink-picture';
import { createShrunkPictures } from './shrunk-pictures';

/** Nothing compresses worse. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

const flat = (width: number, height: number, background: object) =>
  sharp({ create: { width, height, channels: 4, background: background as never } })
    .png()
    .toBuffer();

test('a picture has the size of its form, and never more bytes than it may', async () => {
  const bytes = await noise(900, 700);
  for (const form of ['480.avif', '800.avif', '1200.jpg'] as PictureForm[]) {
    const shrunk = await shrinkPicture({ bytes, form });
    expect(shrunk.length).toBeLessThanOrEqual(pictureForms[form].most);
    expect((await sharp(shrunk).metadata()).width).toBeLessThanOrEqual(pictureForms[form].width);
  }
}, 60_000);

test('a small picture is not enlarged, and a tall one stays within its form', async () => {
  const red = { r: 200, g: 30, b: 30, alpha: 1 };
  const sizeOf = async (width: number, height: number, form: PictureForm) => {
    const { width: across, height: down } = await sharp(
      await shrinkPicture({ bytes: await flat(width, height, red), form }),
    ).metadata();
    return [across, down];
  };
  expect(await sizeOf(300, 200, '800.avif')).toEqual([300, 200]);
  expect(await sizeOf(1_000, 4_000, '800.avif')).toEqual([250, 1_000]);
  expect(await sizeOf(1_600, 400, 'logo.webp')).toEqual([384, 96]);
});

test('a logo that could not be seen on paper stands on a dark ground, any other keeps its own', async () => {
  const alphaOf = async (background: object) => {
    const logo = await sharp({ create: { width: 200, height: 50, channels: 4, background: '#0000' } })
      .composite([{ input: await flat(100, 30, background) }])
      .png()
      .toBuffer();
    return (await sharp(await shrinkPicture({ bytes: logo, form: 'logo.webp' })).stats()).isOpaque;
  };
  expect(await alphaOf({ r: 255, g: 255, b: 255, alpha: 1 })).toBe(true);
  expect(await alphaOf({ r: 20, g: 60, b: 20, alpha: 1 })).toBe(false);
});

test('many visitors at once wait for one making, and later ones for none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  closeAfterTest(async () => rmSync(folder, { recursive: true }));
  let made = 0;
  const shrinker = () => ({
    async shrink() {
      made += 1;
      return new Uint8Array([made]);
    },
  });
  const shrunk = createShrunkPictures({ kept: keptPictures(folder), shrinker });
  const picture = { hash: 'abc', bytes: async () => new Uint8Array([1]) };
  const ask = () => shrunk(picture, '800.avif');
  await Promise.all([ask(), ask(), ask()]);
  expect([...((await ask()) ?? [])]).toEqual([1]);
  expect(made).toBe(1);
  await shrunk(picture, '480.avif');
  expect(made).toBe(2);
  expect(await shrunk({ hash: 'gone', bytes: async () => undefined }, '800.avif')).toBeUndefined();
});
