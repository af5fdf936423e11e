/** Corners of a closed outline, in font units, y upwards. Clockwise fills, anticlockwise inside another cuts out. */
export type Outline = readonly (readonly [x: number, y: number])[];

export interface Glyph {
  codePoint: number;
  advance: number;
  outlines: readonly Outline[];
}

export interface FontDesign {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphs: readonly Glyph[];
}

const shorts = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
};
const longs = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
};
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** A TrueType font of straight outlines within the basic plane, laid out as the OpenType specification says. */
export function trueTypeFont(design: FontDesign): Buffer {
  const drawn = design.glyphs.toSorted((a, b) => a.codePoint - b.codePoint);
  const glyphs = [{ advance: design.unitsPerEm / 2, outlines: [] }, ...drawn];
  const shapes = glyphs.map(glyphShape);
  const ends = shapes.map((_shape, index) =>
    shapes.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0),
  );
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  return fontFile({
    'OS/2': Buffer.concat([shorts(4, ...zeros(30)), longs(0), shorts(...zeros(15))]),
    cmap: characterMap(drawn.map(({ codePoint }) => codePoint)),
    glyf: Buffer.concat(shapes),
    head: fontHead(design),
    hhea: shorts(1, 0, design.ascent, design.descent, 0, widest, ...zeros(11), glyphs.length),
    hmtx: shorts(...glyphs.flatMap(({ advance }) => [advance, 0])),
    loca: longs(0, ...ends),
    maxp: shorts(1, 0, glyphs.length, 64, 8, 0, 0, 2, ...zeros(8)),
    name: fontNames(design.name),
    post: Buffer.concat([longs(0x00030000, 0), shorts(...zeros(12))]),
  });
}

/** Every corner stands on the curve and every step is two bytes: larger than need be, but simple. */
function glyphShape({ outlines }: Pick<Glyph, 'outlines'>): Buffer {
  if (outlines.length === 0) return Buffer.alloc(0);
  const corners = outlines.flat();
  const along = (axis: 0 | 1) => corners.map((corner) => corner[axis]);
  const steps = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  const [xs, ys] = [along(0), along(1)];
  const lastCorners = outlines.map(
    (_outline, index) => outlines.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0) - 1,
  );
  const shape = Buffer.concat([
    shorts(outlines.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    shorts(...lastCorners, 0),
    Buffer.alloc(corners.length, 1),
    shorts(...steps(xs), ...steps(ys)),
  ]);
  return padded(shape);
}

/** Format 4, one segment for each character: glyph 0 is the missing one, so the first character is glyph 1. */
function characterMap(codePoints: number[]): Buffer {
  const segments = [...codePoints, 0xffff];
  const power = Math.floor(Math.log2(segments.length));
  const search = 2 ** power * 2;
  const deltas = segments.map((codePoint, index) => (index < codePoints.length ? index + 1 - codePoint : 1));
  const table = shorts(
    ...[4, 16 + segments.length * 8, 0, segments.length * 2, search, power, segments.length * 2 - search],
    ...[...segments, 0, ...segments, ...deltas, ...zeros(segments.length)],
  );
  return Buffer.concat([shorts(0, 1, 3, 1), longs(12), table]);
}

const fontHead = ({ unitsPerEm, ascent, descent }: FontDesign) =>
  Buffer.concat([
    longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    shorts(0, unitsPerEm, ...zeros(8)),
    shorts(0, descent, unitsPerEm, ascent, 0, 8, 2, 1, 0),
  ]);

/** Family, style, full and PostScript name, in UTF-16 for Windows. */
function fontNames(name: string): Buffer {
  const texts = [
    [1, name],
    [2, 'Regular'],
    [4, name],
    [6, name],
  ] as const;
  const encoded = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map(([id], index) => {
    const { length } = encoded[index]!;
    offset += length;
    return shorts(3, 1, 0x409, id, length, offset - length);
  });
  return Buffer.concat([shorts(0, texts.length, 6 + texts.length * 12), ...records, ...encoded]);
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Puts tables into a font file. Check sums stay 0: nothing here reads them, and what is embedded has its own. */
export function fontFile(tables: Record<string, Buffer>): Buffer {
  const tags = Object.keys(tables);
  const power = Math.floor(Math.log2(tags.length));
  let offset = 12 + tags.length * 16;
  const directory = tags.map((tag) => {
    const { length } = tables[tag]!;
    const entry = Buffer.concat([Buffer.from(tag.padEnd(4)), longs(0, offset, length)]);
    offset += padded(tables[tag]!).length;
    return entry;
  });
  const search = 2 ** power * 16;
  return Buffer.concat([
    longs(0x00010000),
    shorts(tags.length, search, power, tags.length * 16 - search),
    ...directory,
    ...tags.map((tag) => padded(tables[tag]!)),
  ]);
}
