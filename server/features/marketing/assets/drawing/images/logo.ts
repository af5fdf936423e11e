import sharp from 'sharp';
import { contrast } from '../colours/contrast';
import type { Ground } from '../colours/grounds';
import { readImage, UnreadableImage } from '../../../images/read-image';

/** A logo without the empty space around it. */
export interface Logo {
  png: Buffer;
  /** Width by height. */
  ratio: number;
  /** The colour of its edge, if it has no transparent parts there. */
  backdrop?: string;
  /** The mean colour of what can be seen. */
  tone: string;
}

const mostSide = 640;
const opaque = 128;

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Throws `UnreadableImage`. */
export const readLogo = (bytes: Uint8Array): Promise<Logo> =>
  read(bytes).catch((error: unknown) => {
    throw new UnreadableImage('logo', error);
  });

async function read(bytes: Uint8Array): Promise<Logo> {
  const whole = await readImage(bytes)
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png()
    .toBuffer();
  const png = await sharp(whole)
    .trim()
    .png()
    .toBuffer()
    .catch(() => whole);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { png, ratio: info.width / info.height, ...coloursOf(data), ...(await backdropOf(whole)) };
}

function coloursOf(data: Uint8Array) {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < opaque) continue;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] as number) + (data[at + channel] as number);
  }
  return { tone: hex(sums.map((sum) => sum / Math.max(1, count))) };
}

async function backdropOf(whole: Buffer) {
  const { data } = await sharp(whole)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[3] as number) < opaque ? {} : { backdrop: hex([...data.subarray(0, 3)]) };
}

/** Enough for a logo to be seen; it is no text. */
const seen = 2.4;

/** The colour of the plate that a logo needs on a ground, or undefined if it can be seen without one. */
export function plateFor({ backdrop, tone }: Logo, { fill }: Pick<Ground, 'fill'>): string | undefined {
  if (backdrop) return contrast(backdrop, fill) < 1.04 ? undefined : backdrop;
  if (contrast(tone, fill) >= seen) return undefined;
  return contrast(tone, '#ffffff') >= seen ? '#ffffff' : '#16202e';
}
