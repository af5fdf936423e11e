import { Font } from '@react-pdf/renderer';
import { type Typeface, typefaces } from '../../../../../platform/fonts';
import { createRunner, type Face } from './face-runs';
import { breakPlace, createPrinter } from './printable';

/** What a page stands in, unless a run of its text says otherwise. */
export const fontFamily = typefaces[0].family;

/** Makes the fonts known to the renderer; once in a process. */
export async function loadFonts() {
  for (const { family, files } of typefaces) {
    Font.register({ family, fonts: files.map(({ weight, path }) => ({ fontWeight: weight, src: path })) });
    await Promise.all(files.map(({ weight }) => Font.load({ fontFamily: family, fontWeight: weight })));
  }
  const all = typefaces.flatMap(({ family, files }) => files.map(({ weight }) => loaded(family, weight)!));
  alignBases(all);
  all.forEach(nameComponents);
  // No hyphens of our own: words end where they end, and very long ones where `print` marked a place, which an empty
  // syllable makes a space of no width. The mark itself is not set.
  Font.registerHyphenationCallback((word) =>
    word.split(breakPlace).flatMap((part, index) => (index === 0 ? [part] : ['', part])),
  );
}

const loaded = (family: string, weight: number) =>
  Font.getFont({ fontFamily: family, fontWeight: weight })?.data ?? undefined;

type LoadedFont = NonNullable<ReturnType<typeof loaded>>;

/** The renderer sets a line's base by its tallest face, so lines of one text would stand unevenly. */
function alignBases(fonts: LoadedFont[]) {
  const [{ ascent, unitsPerEm }] = fonts as [LoadedFont];
  for (const font of fonts) {
    Object.defineProperty(font, 'ascent', { value: (ascent / unitsPerEm) * font.unitsPerEm });
  }
}

/** A glyph that the font library first meets as a component of another, as α in ά, would stand for no letter in any PDF. */
function nameComponents(font: LoadedFont) {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (
    glyph: number,
    codePoints: number[] = font.stringsForGlyph(glyph).map((text: string) => text.codePointAt(0)!),
  ) => getGlyph(glyph, codePoints);
}

/** In every weight, or a heading would lack what the text below it has. */
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

/** Prints with the document's fonts, which have to be loaded. */
export const { print, isComplete } = createPrinter((text) => faces.some(({ draws }) => draws(text)));

/** The runs of a printed text, each in one of the document's fonts. */
export const inRuns = createRunner(faces);
