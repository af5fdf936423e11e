import { inflateSync } from 'node:zlib';

/** A piece of text and its position: points from the left and the top of its page to its baseline. */
export interface Run {
  x: number;
  y: number;
  size: number;
  text: string;
}

export interface ReadPdf {
  /** The lines of each page, in the order in which they were drawn. */
  pages: { lines: string[]; runs: Run[] }[];
  /** The lines of all pages. */
  text: string;
  title: string;
  language: string;
  bookmarks: string[];
}

/** Reads the PDFs of our own renderer, which are simple: no object streams, and a Unicode map for every font. */
export function readPdf(file: Uint8Array): ReadPdf {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const object = (id = '') => objects.get(id) ?? '';
  const reference = (from: string, key: string) => object(new RegExp(`/${key} (\\d+) 0 R`).exec(from)?.[1]);
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const fonts = new Map(
        [...reference(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
          name!,
          characters(stream(reference(object(id), 'ToUnicode'))),
        ]),
      );
      const runs = runsOf(stream(reference(page, 'Contents')), fonts);
      return { runs, lines: linesOf(runs) };
    });
  const catalogue = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? '';
  const info = [...objects.values()].find((body) => body.includes('/Producer')) ?? '';
  return {
    pages,
    text: pages.flatMap(({ lines }) => lines).join('\n'),
    title: textOf(reference(info, 'Title')),
    language: textOf(/\/Lang (\(.*?\))/.exec(catalogue)?.[1] ?? ''),
    bookmarks: [...objects.values()]
      .filter((body) => body.includes('/Dest [') && body.includes('/Title'))
      .map((body) => textOf(/\/Title (\([\s\S]*?[^\\]\))\n/.exec(body)?.[1] ?? '')),
  };
}

function stream(body: string): string {
  const begins = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(begins, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes a PDF string: PDFDocEncoding, or UTF-16 with a byte order mark. */
function textOf(written: string): string {
  const inside = written
    .slice(written.indexOf('(') + 1, written.lastIndexOf(')'))
    .replace(/\\([nrtbf\\()])/g, (_, sign: string) => escapes[sign] ?? sign);
  if (!inside.startsWith('þÿ')) return inside;
  return Buffer.from(inside.slice(2), 'latin1').swap16().toString('utf16le');
}

/** Maps the glyph ids of a font to their text. */
function characters(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, from, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units], index) => {
      const bytes = Buffer.from(units!.replaceAll(' ', ''), 'hex');
      found.set(Number.parseInt(from!, 16) + index, bytes.swap16().toString('utf16le'));
    });
  }
  return found;
}

type Matrix = [number, number, number, number, number, number];

/** Tracks the coordinate system through the drawing operators and returns the texts. */
function runsOf(content: string, fonts: Map<string, Map<number, string>>): Run[] {
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  let font = new Map<number, string>();
  let size = 0;
  const kept: Matrix[] = [];
  const runs: Run[] = [];
  for (const line of content.split('\n')) {
    const numbers = line.split(' ').slice(0, 6).map(Number) as Matrix;
    if (line === 'q') kept.push(at);
    else if (line === 'Q') at = kept.pop() ?? at;
    else if (line.endsWith(' cm')) at = times(numbers, at);
    else if (line.endsWith(' Tf')) {
      font = fonts.get(line.slice(1, line.indexOf(' '))) ?? font;
      size = Number(line.split(' ')[1]);
    } else if (line.endsWith(' TJ')) {
      const text = [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => glyphs(hex!, font)).join('');
      runs.push({ x: at[4], y: pageHeight - at[5] - (at[3] < 0 ? 0 : pageHeight), size, text });
    }
  }
  return runs;
}

const pageHeight = 841.89;
const glyphs = (hex: string, font: Map<number, string>) =>
  (hex.match(/.{4}/g) ?? []).map((code) => font.get(Number.parseInt(code, 16)) ?? '').join('');

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Joins consecutive runs at the same height into a line. */
function linesOf(runs: Run[]): string[] {
  const lines: string[] = [];
  let last: Run | undefined;
  for (const run of runs) {
    if (last && Math.abs(last.y - run.y) < 0.01 && run.x >= last.x)
      lines.push((lines.pop() ?? '') + run.text);
    else lines.push(run.text);
    last = run;
  }
  return lines;
}
