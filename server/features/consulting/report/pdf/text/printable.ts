/** Replaces a character that no font of the document has, such as an emoji. */
const missingMark = '□';

/** A zero-width mark where a long word may break; the renderer does not draw it (see `loadFonts`). */
export const breakPlace = '\u00ad';

const longWord = 24;
const piece = 10;

/** Replacements of similar meaning, from the text's own face, or for a character that no face has. */
const likenesses: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': '’',
  '″': '”',
  '⬛': '■',
  '✅': '✓',
  '❌': '✗',
  '⭐': '★',
};

const unlike = new RegExp(`[${Object.keys(likenesses).join('')}]`, 'gu');
const lineEnds = /\r\n|[\r\u0085\u2028\u2029]/g;
const spaces = /[\t\v\f\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
// Control characters, soft hyphens, zero-width characters, variation selectors and direction marks have no glyph;
// U+FFFE and U+FFFF are noncharacters.
const invisible =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\p{VS}\ufeff\ufffe\uffff]/gu;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/**
 * Each segment holds a copy of the whole input: segmenting a long text at once takes gigabytes, in short pieces
 * little.
 */
const stretches = /\S{1,100}/gu;
const joiners = /\u200d/g;

/** Makes a text printable: a character without a glyph is replaced by a similar one or by a mark. */
export interface Printer {
  print: (text: string) => string;
  /** Whether a text can be printed without the mark. */
  isComplete: (text: string) => boolean;
}

/** `isDrawn` tells whether one of the document's fonts has every character of a text. */
export function createPrinter(isDrawn: (text: string) => boolean): Printer {
  function drawable(grapheme: string): string {
    if (isDrawn(grapheme)) return grapheme.replace(joiners, '');
    const plain = grapheme.replace(joiners, '').normalize('NFKC');
    return plain !== '' && isDrawn(plain) ? plain : missingMark;
  }
  const drawnIn = (part: string) =>
    Array.from(graphemes.segment(part), ({ segment }) => {
      const kept = segment.replace(invisible, (sign) => (sign === '\u200d' ? sign : ''));
      return kept === '' ? '' : drawable(kept);
    }).join('');
  const visible = (text: string) => {
    const drawn = text
      .replace(lineEnds, '\n')
      .normalize('NFC')
      .replace(spaces, ' ')
      .replace(unlike, (sign) => likenesses[sign]!);
    if (isDrawn(drawn)) return drawn.replace(invisible, '');
    return drawn.replace(stretches, (part) => (isDrawn(part) ? part.replace(invisible, '') : drawnIn(part)));
  };
  return {
    print: (text) => withBreaks(visible(text).replace(/ {2,}/g, ' ')),
    isComplete: (text) => marksIn(visible(text)) === marksIn(text),
  };
}

const marksIn = (text: string) => text.split(missingMark).length;

const withBreaks = (text: string) =>
  text.replace(/[^\s]{25,}/g, (word) => {
    const characters = Array.from(word);
    if (characters.length <= longWord) return word;
    const pieces = Array.from({ length: Math.ceil(characters.length / piece) }, (_, index) =>
      characters.slice(index * piece, (index + 1) * piece).join(''),
    );
    return pieces.join(breakPlace);
  });
