import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { readImage } from '../../images/read-image';
import { plateFor, readLogo } from '../drawing/images/logo';
import { type PictureForm, pictureForms } from './forms';

/** A picture, PNG or JPEG, and the form that it is to have. */
export interface ShrinkInput {
  bytes: Uint8Array;
  form: PictureForm;
}

const first = 58;
const least = 18;
/** How much the logarithm of the bytes falls with each step of quality; measured on photos and drawn pictures. */
const fall = 0.036;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const encoders = {
  'image/avif': (image: Sharp, quality: number) => image.avif({ quality, effort: 3 }),
  // JPEG needs a higher number for the same look.
  'image/jpeg': (image: Sharp, quality: number) => image.jpeg({ quality: quality + 22, mozjpeg: true }),
  'image/webp': (image: Sharp, quality: number) => image.webp({ quality: quality + 32 }),
};

/** A logo that could not be seen on paper stands on a plate. */
async function platedLogo(bytes: Uint8Array): Promise<Sharp> {
  const plate = plateFor(await readLogo(bytes), { fill: '#ffffff' });
  const image = readImage(bytes);
  return plate ? image.flatten({ background: plate }) : image;
}

async function pixelsOf({ bytes, form }: ShrinkInput): Promise<Pixels> {
  const { width, height } = pictureForms[form];
  const image =
    form === 'logo.webp' ? await platedLogo(bytes) : readImage(bytes).flatten({ background: '#ffffff' });
  return image
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Makes the form of a picture, no larger than it may be: first with less quality, then with fewer pixels. */
export async function shrinkPicture(input: ShrinkInput): Promise<Uint8Array> {
  const { type, most } = pictureForms[input.form];
  const { data, info } = await pixelsOf(input);
  const { width, height, channels } = info;
  let quality = first;
  let share = 1;
  for (;;) {
    const image = sharp(data, { raw: { width, height, channels } });
    if (share < 1) image.resize({ width: Math.max(1, Math.round(width * share)) });
    const bytes = await encoders[type](image, quality).toBuffer();
    if (bytes.length <= most || width * share < 2) return bytes;
    if (quality <= least) share *= 0.8;
    else quality = Math.max(least, quality - 1 - Math.ceil(Math.log(bytes.length / most) / fall));
  }
}
