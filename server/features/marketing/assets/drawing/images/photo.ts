import type { Box } from '../geometry';
import { readImage, UnreadableImage } from '../../../images/read-image';

/** Crops a photo to a size around what draws the eye. Resolves to a JPEG of high quality. */
export async function cropPhoto(photo: Uint8Array, { width, height }: Pick<Box, 'width' | 'height'>) {
  try {
    return await readImage(photo)
      .resize({ width: Math.ceil(width), height: Math.ceil(height), fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch (error) {
    throw new UnreadableImage('photo', error);
  }
}
