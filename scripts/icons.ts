// The icons for browsers, phones and the web manifest, all drawn from the favicon.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { builtFile } from './built-client';

/** Writes the icon files beside the built client. */
export function drawIcons(): void {
  const svg = readFileSync(builtFile('favicon.svg'), 'utf8');
  // Systems that crop icons keep at least the middle 80 %, so the background must reach the edges.
  const fullBleed = svg
    .replace(' rx="8"', '')
    .replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36" style="background:#0f6b66"');
  write('favicon.ico', asIco(draw(svg, 32)));
  write('icon-192.png', draw(svg, 192));
  write('icon-512.png', draw(svg, 512));
  write('icon-maskable-512.png', draw(fullBleed, 512, '#0f6b66'));
  write('apple-touch-icon.png', draw(fullBleed, 180, '#0f6b66'));
}

const write = (name: string, content: Buffer) => writeFileSync(builtFile(name), content);

const draw = (svg: string, width: number, background?: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) })
    .render()
    .asPng();

/** Wraps a PNG in an ICO file: a header of 6 bytes, an entry of 16, then the image. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
