import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipPictures } from './zip-pictures';

const png = (...bytes: number[]) => new Uint8Array([0x89, 0x50, ...bytes]);

test('an archive holds every picture under its name', async () => {
  const pictures = [
    { name: 'panadería-1080x1080.png', png: png(1) },
    { name: 'panadería-1080x1080.png', png: png(2, 3) },
    { name: '../a/b.png', png: png(4) },
  ];
  const files = unzipSync(await buffer(zipPictures(pictures)));
  expect(files).toEqual({
    'panadería-1080x1080.png': png(1),
    'panadería-1080x1080-2.png': png(2, 3),
    '..-a-b.png': png(4),
  });
});

test('the same pictures give the same archive, and none an empty one', async () => {
  const pictures = [{ name: 'a.png', png: png(1) }];
  const [one, other] = await Promise.all([buffer(zipPictures(pictures)), buffer(zipPictures(pictures))]);
  expect(Buffer.compare(one, other)).toBe(0);
  expect(unzipSync(await buffer(zipPictures([])))).toEqual({});
});

test('a picture that cannot be read breaks the archive instead of ending it early', async () => {
  async function* failing() {
    yield { name: 'a.png', png: png(1) };
    throw new Error('gone');
  }
  await expect(buffer(zipPictures(failing()))).rejects.toThrow('gone');
});
