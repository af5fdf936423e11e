import type { LastingType } from '../../../../../shared/http/answers';

interface Form {
  type: LastingType;
  /** Pixels at most; a smaller picture keeps its size. */
  width: number;
  height: number;
  /** Bytes at most: the quality goes down until the picture has no more. */
  most: number;
}

/**
 * The forms in which visitors' pages show a picture, by the end of their names. With the largest of them, the font and a
 * logo, a page stays below 60 KB.
 */
export const pictureForms = {
  '480.avif': { type: 'image/avif', width: 480, height: 600, most: 16_000 },
  '800.avif': { type: 'image/avif', width: 800, height: 1_000, most: 22_000 },
  '1200.avif': { type: 'image/avif', width: 1_200, height: 1_500, most: 22_000 },
  /** For browsers from before AVIF, and for networks and messengers that show a link. */
  '1200.jpg': { type: 'image/jpeg', width: 1_200, height: 1_500, most: 250_000 },
  /** A logo 48 pixels high on a screen with two pixels a point. */
  'logo.webp': { type: 'image/webp', width: 400, height: 96, most: 4_000 },
} as const satisfies Record<string, Form>;
export type PictureForm = keyof typeof pictureForms;

export const isPictureForm = (name: string): name is PictureForm => Object.hasOwn(pictureForms, name);
