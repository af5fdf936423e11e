/** How a picture is turned (EXIF): 1 is upright, 5 to 8 lie on a side. */
export type Orientation = number;

const orientationTag = 0x0112;
const start = Buffer.from('Exif\0\0', 'latin1');

/** Whether the picture lies on a side, so that its width is its height. */
export const liesOnSide = (orientation: Orientation) => orientation >= 5 && orientation <= 8;

/** The orientation in the content of an APP1 segment; undefined where it states none (EXIF 2.32, TIFF 6.0). */
export function orientationIn(segment: Buffer): Orientation | undefined {
  if (!segment.subarray(0, start.length).equals(start)) return undefined;
  const tiff = segment.subarray(start.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (short(at) !== orientationTag) continue;
      const value = short(at + 8);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch (error) {
    // The offsets of a damaged segment lead outside of it.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** An APP1 segment that states the orientation and nothing else. */
export const orientationSegment = (orientation: Orientation): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    start,
    Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]),
    Buffer.from([1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
  ]);
