import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureInput } from '../../../../shared/marketing/assets/picture';
import { type KeptPictures, keptPictures, readOrDraw } from './kept-pictures';
import type { PictureDrawer } from './picture-drawer';
import { pictureName } from './picture-name';
import { bakery, brands } from './testing/picture-inputs';

let folder: string;
let kept: KeptPictures;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  kept = keptPictures(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const input: PictureInput = {
  size: '1080x1080',
  layout: 'list',
  texts: bakery,
  colours: brands.petrol,
};
const png = new Uint8Array([0x89, 0x50]);

/** A drawer that counts its pictures. */
function counting() {
  const drawn: string[] = [];
  const drawer: PictureDrawer = {
    draw: async (given) => {
      drawn.push(pictureName(given));
      return { drawn: { png, alt: { en: '', es: '' }, layout: 'list', form: 'l', notices: [] } };
    },
    close: async () => {},
  };
  return { drawn, drawer };
}

test('a picture is drawn once, and again when its file is gone', async () => {
  const { drawn, drawer } = counting();
  const ask = () => readOrDraw(kept, drawer, input, { caller: 'somebody' });
  expect(await ask()).toEqual({ png });
  const again = await ask();
  expect('png' in again && [...again.png]).toEqual([...png]);
  expect(drawn).toHaveLength(1);
  await kept.remove(pictureName(input));
  await ask();
  expect(drawn).toHaveLength(2);
});

test('no draft stays beside the pictures', async () => {
  await kept.keep(pictureName(input), png);
  const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.'));
  expect(files).toHaveLength(1);
});

test('only pictures can be read, whatever the name', async () => {
  await expect(async () => kept.read('../../etc/passwd')).rejects.toThrow('no name of a picture');
});

test('old files go, and young ones that no picture has', async () => {
  const inputs = (['list', 'split', 'plate'] as const).map((layout) => ({ ...input, layout }));
  const names = inputs.map(pictureName) as [string, string, string];
  for (const name of names) await kept.keep(name, png);
  const [old, named, unnamed] = names;
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const days = (count: number) => new Date(Date.parse('2026-11-20') - count * 86_400_000);
  await utimes(pathOf(old), days(31), days(31));
  await utimes(pathOf(named), days(2), days(2));
  await utimes(pathOf(unnamed), days(2), days(2));
  const hashes = new Set([old, named].map((name) => name.replace('.png', '')));
  await kept.sweep({ old: days(30), young: days(1) }, async () => hashes);
  const there = await Promise.all(names.map((name) => kept.read(name)));
  expect(there.map((bytes) => bytes !== undefined)).toEqual([false, true, false]);
});
