import type { ImageType } from '../../../../shared/marketing/scales';
import { liesOnSide, type Orientation, orientationIn, orientationSegment } from './jpeg-orientation';

/** A picture that says nothing about who took it, where and when. */
export interface BarePicture {
  content: Buffer;
  /** Whether it is shown with its sides exchanged. */
  isTurned: boolean;
}

/** The chunks of a PNG that tell how it looks; all others may say anything (PNG, third edition). */
const shownChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** Undefined for one that is damaged. What follows the last chunk is cut off. */
function barePng(bytes: Buffer): BarePicture | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (shownChunks.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { content: Buffer.concat(kept), isTurned: false };
    at = end;
  }
  return undefined;
}

const scan = 0xda;
const end = 0xd9;
const app = { first: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef };
const comment = 0xfe;

const begins = (segment: Buffer, text: string) => segment.toString('latin1', 0, text.length) === text;

/** Whether a segment tells how the picture looks: its tables and frames, colour profile and colour model. */
function isShown(marker: number, segment: Buffer): boolean {
  if (marker === app.first) return begins(segment, 'JFIF\0');
  if (marker === app.profile) return begins(segment, 'ICC_PROFILE\0');
  return marker === app.adobe || !((marker > app.first && marker <= app.last) || marker === comment);
}

/** The place of the next marker after coded data, in which FF is followed by 00 or a restart (ITU T.81). */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Undefined for one that is damaged. The picture's data are not touched, only what stands between them. */
function bareJpeg(bytes: Buffer): BarePicture | undefined {
  const kept: Buffer[] = [];
  let orientation: Orientation | undefined;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === end) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next > bytes.length) return undefined;
    const segment = bytes.subarray(at + 4, next);
    if (marker === app.exif) orientation ??= orientationIn(segment);
    const until = marker === scan ? afterScan(bytes, next) : next;
    if (isShown(marker, segment)) kept.push(bytes.subarray(at, until));
    at = until;
  }
  const turn = orientation === undefined || orientation === 1 ? [] : [orientationSegment(orientation)];
  const [first, ...others] = kept;
  if (!first) return undefined;
  // JFIF wants to be the first segment.
  const isJfif = first[1] === app.first;
  const segments = isJfif ? [first, ...turn, ...others] : [...turn, first, ...others];
  const content = Buffer.concat([bytes.subarray(0, 2), ...segments, Buffer.from([0xff, end])]);
  return { content, isTurned: orientation !== undefined && liesOnSide(orientation) };
}

/**
 * Takes out of a PNG or JPEG what does not show: place, camera, owner, comments, previews, and what was appended. How
 * the picture is turned is kept. Nothing is decoded, so no quality is lost. Undefined for a damaged file.
 */
export const withoutMetadata = (type: ImageType, bytes: Buffer): BarePicture | undefined =>
  type === 'image/png' ? barePng(bytes) : bareJpeg(bytes);
