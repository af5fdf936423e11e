import type { ImageType } from '../../../../shared/marketing/scales';

/** What the bytes of a picture say about it. */
export interface PictureSize {
  type: ImageType;
  width: number;
  height: number;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngEnd = Buffer.from('IEND');

/** A PNG begins with its signature and an IHDR chunk with the size, and ends with IEND (RFC 2083). */
function sizeOfPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(pngStart)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.subarray(-12).includes(pngEnd)) return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The start-of-frame markers of JPEG, which hold the size; C4, C8 and CC are others (ITU T.81). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a row of segments, each with its length; one of the first is the frame. */
function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The type and size of a PNG or JPEG by its content; undefined for what is neither, or has no size. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  const size = sizeOfPng(bytes) ?? sizeOfJpeg(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
