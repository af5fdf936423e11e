import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { breakPlace, createPrinter } from './printable';
import { symbolFont } from './symbols';
import { unpackWoff } from './unpack-woff';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 600, 700];
const subsets = ['latin', 'latin-ext', 'vietnamese'];

/** In the order in which a character is looked for. */
export const fontFamily = [...subsets.map((subset) => `public-sans-${subset}`), 'symbols'];

const asAddress = (font: Buffer) => `data:font/ttf;base64,${font.toString('base64')}`;

function fontOf(family: string, weight: number): Buffer {
  if (family === 'symbols') return symbolFont();
  return unpackWoff(readFileSync(resolve(`@fontsource/public-sans/files/${family}-${weight}-normal.woff`)));
}

/** Makes the fonts known to the renderer; once in a process. */
export async function loadFonts() {
  for (const family of fontFamily) {
    const fonts = weights.map((fontWeight) => ({ fontWeight, src: asAddress(fontOf(family, fontWeight)) }));
    Font.register({ family, fonts });
    await Font.load({ fontFamily: family });
  }
  // No hyphens of our own: words end where they end, and very long ones where `print` marked a place.
  Font.registerHyphenationCallback((word) => word.split(new RegExp(`(${breakPlace})`)));
}

const hasGlyph = (codePoint: number) =>
  fontFamily.some((family) => {
    const { data } = Font.getFont({ fontFamily: family }) ?? {};
    return data?.hasGlyphForCodePoint(codePoint) === true;
  });

const known = new Map<number, boolean>();

/** Prints with the document's fonts, which have to be loaded. */
export const { print, isComplete } = createPrinter((codePoint) => {
  const found = known.get(codePoint) ?? hasGlyph(codePoint);
  known.set(codePoint, found);
  return found;
});
