import { Font } from '@react-pdf/renderer';
import { type Typeface, typefaces } from '../../../../../platform/fonts';
import { createRunner, type Face } from './face-runs';
import { breakPlace, createPrinter } from './printable';

/** The font of a page, except for runs in another font. */
export const fontFamily = typefaces[0].family;

/** Registers the fonts with the renderer; call it once per process. */
export async function loadFonts() {
  for (const { family, files } of typefaces) {
    Font.register({ family, fonts: files.map(({ weight, path }) => ({ fontWeight: weight, src: path })) });
    await Promise.all(files.map(({ weight }) => Font.load({ fontFamily: family, fontWeight: weight })));
  }
  const all = typefaces.flatMap(({ family, files }) => files.map(({ weight }) => loaded(family, weight)!));
  alignBases(all);
  all.forEach(nameComponents);
  // Words are not hyphenated; very long words may break where `print` marked a place. An empty syllable makes that
  // place a zero-width space, and the mark itself is not drawn.
  Font.registerHyphenationCallback((word) =>
    word.split(breakPlace).flatMap((part, index) => (index === 0 ? [part] : ['', part])),
  );
}

const loaded = (family: string, weight: number) =>
  Font.getFont({ fontFamily: family, fontWeight: weight })?.data ?? undefined;

type LoadedFont = NonNullable<ReturnType<typeof loaded>>;

/**
 * The renderer positions a baseline by the tallest face of a line, so the lines of one text would be unevenly spaced.
 */
function alignBases(fonts: LoadedFont[]) {
  const [{ ascent, unitsPerEm }] = fonts as [LoadedFont];
  for (const font of fonts) {
    Object.defineProperty(font, 'ascent', { value: (ascent / unitsPerEm) * font.unitsPerEm });
  }
}

/**
 * A glyph that the font library first loads as a component of another, such as α in ά, would map to no character in
 * any PDF.
 */
function nameComponents(font: LoadedFont) {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (
    glyph: number,
    codePoints: number[] = font.stringsForGlyph(glyph).map((text: string) => text.codePointAt(0)!),
  ) => getGlyph(glyph, codePoints);
}

/** A glyph must exist in every weight, otherwise a heading may lack a character that the text below has. */
const hasGlyph = ({ family, files }: Typeface, codePoint: number) =>
  files.every(({ weight }) => loaded(family, weight)?.hasGlyphForCodePoint(codePoint) === true);

const faces = typefaces.map((typeface) => createFace(typeface)) as [Face, ...Face[]];

function createFace(typeface: Typeface): Face {
  const known = new Map<string, boolean>();
  const has = (character: string) => {
    const found = known.get(character) ?? hasGlyph(typeface, character.codePointAt(0)!);
    known.set(character, found);
    return found;
  };
  return {
    family: typeface.family,
    draws(text) {
      for (const character of text) if (character !== '\n' && !has(character)) return false;
      return true;
    },
  };
}

/** `print` and `isComplete` for the document's fonts, which must be loaded. */
export const { print, isComplete } = createPrinter((text) => faces.some(({ draws }) => draws(text)));

/** Splits a printed text into runs, each in one of the document's fonts. */
export const inRuns = createRunner(faces);
