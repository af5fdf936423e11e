import sharp from 'sharp';

// One picture is drawn at a time, and no image is drawn twice in a row.
sharp.cache(false);
sharp.concurrency(1);

/** More would take more memory than a worker has. */
const mostPixels = 50_000_000;

/** An image that is no PNG or JPEG, is broken or too large. */
export class UnreadableImage extends Error {
  constructor(
    readonly which: 'photo' | 'logo',
    cause: unknown,
  ) {
    super(`the ${which} cannot be read`, { cause });
  }
}

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

const isKnown = (bytes: Uint8Array) =>
  signatures.some((signature) => signature.every((value, at) => bytes[at] === value));

/** Opens a PNG or JPEG the right way up. Other formats are refused here, broken files when they are read. */
export function readImage(bytes: Uint8Array) {
  if (!isKnown(bytes)) throw new Error('neither PNG nor JPEG');
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}
