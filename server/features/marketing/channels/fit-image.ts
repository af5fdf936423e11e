import type { Posting } from './driver';

/** A picture to publish. */
export type Image = NonNullable<Posting['image']>;

/** JPEG qualities and scales to try in turn, best first. */
const tries = [
  ...[90, 80, 70].map((quality) => ({ quality, scale: 1 })),
  ...[0.75, 0.5].map((scale) => ({ quality: 75, scale })),
];

/**
 * The picture in at most `mostBytes` bytes: unchanged, as a JPEG, or smaller. Undefined if it cannot be decoded or does
 * not fit.
 */
export async function fitImage(image: Image, mostBytes: number): Promise<Image | undefined> {
  if (image.bytes.length <= mostBytes) return image;
  const { readImage } = await import('../images/read-image');
  for (const { quality, scale } of tries) {
    try {
      const { data, info } = await readImage(image.bytes)
        .resize({ width: Math.round(image.width * scale) })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      if (data.length <= mostBytes) return { ...image, bytes: data, type: 'image/jpeg', width, height };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
