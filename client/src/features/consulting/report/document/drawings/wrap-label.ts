const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}WMm@—…]/u;

/** The width of a character in mean letters: 2 for an ideogram, an emoji or a W, 1.4 for a capital. */
function widthOf(character: string): number {
  if (wide.test(character)) return 2;
  return /[\p{Lu}w]/u.test(character) ? 1.4 : 1;
}

/**
 * Breaks a text into at most `lines` lines of `perLine` mean letters, for drawings, which do not wrap text.
 * It breaks words longer than a line, and ends with "…" if the text does not fit.
 */
export function wrapLabel(text: string, perLine: number, lines: number): string[] {
  // Allows 32 code units per letter, and cuts the rest, so that a text of 10,000 characters is not processed
  // to its end.
  const kept = text.trim().slice(0, perLine * lines * 32);
  const done: string[] = [];
  let rest = kept.replace(/\s+/g, ' ');
  while (rest !== '' && done.length < lines) {
    const line = lineOf(rest, perLine);
    if (done.length === lines - 1 && line.length < rest.length) return [...done, ended(rest, perLine)];
    done.push(line.trim());
    rest = rest.slice(line.length).trimStart();
  }
  return done;
}

/** The longest beginning of a text that fits one line. */
function fitting(text: string, perLine: number): string {
  let width = 0;
  let end = 0;
  for (const { segment, index } of characters.segment(text)) {
    width += widthOf(segment);
    if (width > perLine && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The whole words that fit one line, or the beginning of a word longer than that. */
function lineOf(text: string, perLine: number): string {
  const line = fitting(text, perLine);
  if (line.length === text.length || text[line.length] === ' ') return line;
  const space = line.lastIndexOf(' ');
  return space > 0 ? line.slice(0, space) : line;
}

const ended = (text: string, perLine: number) => `${fitting(text, perLine - widthOf('…')).trimEnd()}…`;
