import { breakPlace } from './printable';

/** A typeface, as the choice of a face needs it. */
export interface Face {
  family: string;
  /** Whether it has every character of a text. */
  draws: (text: string) => boolean;
}

/** A part of a text that is set in one face. */
export interface FaceRun {
  family: string;
  text: string;
}

interface Part {
  /** Undefined for a gap between words until the faces on both sides are known. */
  face: Face | undefined;
  text: string;
}

const words = new RegExp(`[^ \\n${breakPlace}]+|[ \\n]+|${breakPlace}`, 'gu');
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const opening = /^[\p{Ps}\p{Pi}¿¡]+$/u;
const closing = /^[\p{Pe}\p{Pf}.,;:!?%]+$/u;
const notLetters = /[^\p{L}\p{M}]+/gu;
/** A boundary between Latin and another script at a hyphen or similar character. */
const scriptChange =
  /(?:\p{sc=Latin}[^\p{L}\s]+(?=\p{L})(?!\p{sc=Latin})|(?!\p{sc=Latin})\p{L}[^\p{L}\s]+(?=\p{sc=Latin}))(?<!\u00ad)/gu;

/**
 * Splits a printed text into runs of one face; the first face is that of the page. A word with its punctuation is set
 * in the first face that has all its letters; only a character that this face lacks, such as an arrow, is set in
 * another.
 */
export function createRunner(faces: readonly [Face, ...Face[]]) {
  const [main] = faces;
  const faceOf = (text: string) => faces.find(({ draws }) => draws(text)) ?? main;

  function partsOf(word: string): Part[] {
    if (isGap(word)) return [{ face: undefined, text: word }];
    const face = faceOf(word.replace(notLetters, ''));
    if (face.draws(word)) return [{ face, text: word }];
    const parts = Array.from(graphemes.segment(word), ({ segment }) => ({
      face: face.draws(segment) ? face : faceOf(segment),
      text: segment,
    }));
    return withPunctuation(parts);
  }
  return (text: string): FaceRun[] => {
    if (main.draws(text)) return [{ family: main.family, text }];
    const parts = (text.match(words) ?? []).flatMap(partsOf);
    return withBreaks(joined(withGaps(parts), main));
  };
}

const isGap = (text: string) => /^[ \n\u00ad]/.test(text);

/** Puts opening and closing punctuation into the face of the adjacent text, so that no line breaks between them. */
function withPunctuation(parts: Part[]): Part[] {
  const shared = ({ text, face }: Part, beside: Part | undefined) =>
    beside?.face?.draws(text) ? beside.face : face;
  const closed: Part[] = [];
  for (const part of parts) {
    closed.push(closing.test(part.text) ? { ...part, face: shared(part, closed.at(-1)) } : part);
  }
  return closed.map((part, index) =>
    opening.test(part.text) ? { ...part, face: shared(part, closed[index + 1]) } : part,
  );
}

/** Sets a gap in the face of the words around it, or in the page's face between two faces. */
const withGaps = (parts: Part[]): Part[] =>
  parts.map((part, index) => {
    const [before, after] = [parts[index - 1]?.face, parts[index + 1]?.face];
    if (part.face) return part;
    return { ...part, face: part.text === breakPlace || before === after ? before : undefined };
  });

function joined(parts: Part[], main: Face): FaceRun[] {
  const runs: FaceRun[] = [];
  for (const { face = main, text } of parts) {
    const last = runs.at(-1);
    if (last?.family === face.family) last.text += text;
    else runs.push({ family: face.family, text });
  }
  return runs;
}

/** The renderer may break a line between two faces or scripts, and adds a hyphen there unless the place is marked. */
const withBreaks = (runs: FaceRun[]): FaceRun[] =>
  runs.map(({ family, text }, index) => {
    const marked = text.replace(scriptChange, `$&${breakPlace}`);
    const next = runs[index + 1]?.text ?? ' ';
    const meets = !isGap(next) && !isGap(text.at(-1)!);
    return { family, text: meets ? marked + breakPlace : marked };
  });
