import type { Weight } from '../scene';
import { fontOf } from './faces';

/** Measures texts in ems, that is for a size of one pixel. */
export interface Ruler {
  /** The advance of a text, kerning included, without tracking. */
  advance: (text: string, weight: Weight) => number;
  /** The empty space at the left of a text's first letter. */
  bearing: (text: string, weight: Weight) => number;
}

/** Creates a ruler that remembers what it measured; one for each picture, so that its memory ends with it. */
export function createRuler(): Ruler {
  const known = new Map<string, number>();
  return {
    advance(text, weight) {
      const key = `${weight} ${text}`;
      const found = known.get(key) ?? measure(text, weight);
      known.set(key, found);
      return found;
    },
    bearing(text, weight) {
      const first = Array.from(text)[0] ?? ' ';
      const font = fontOf(first, weight);
      return font ? font.glyphForCodePoint(first.codePointAt(0) as number).bbox.minX / font.unitsPerEm : 0;
    },
  };
}

/** Runs of one font are laid out together, so that letters are kerned. */
function measure(text: string, weight: Weight): number {
  let sum = 0;
  let run = '';
  let font: ReturnType<typeof fontOf>;
  const close = () => {
    if (font && run) sum += font.layout(run).advanceWidth / font.unitsPerEm;
    run = '';
  };
  for (const character of text) {
    const next = fontOf(character, weight);
    if (next !== font) close();
    font = next;
    run += character;
  }
  close();
  return sum;
}
