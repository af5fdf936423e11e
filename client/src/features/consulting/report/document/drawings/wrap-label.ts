const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}WMm@—…]/u;

/** Widths in letters of mean width: an ideogram, an emoji or a W takes as much room as two, a capital more than one. */
function widthOf(character: string): number {
  if (wide.test(character)) return 2;
  return /[\p{Lu}w]/u.test(character) ? 1.4 : 1;
}

/**
 * A text in at most `lines` lines as wide as `perLine` letters of mean width, for drawings that do not break lines
 * by themselves; a longer word is broken, and "…" stands for what does not fit.
 */
export function wrapLabel(text: string, perLine: number, lines: number): string[] {
  // No line holds more than this, so a text of 10,000 characters is never gone through.
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

/** As much of a text as fits. */
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

/** As many whole words as fit, or as much of the first as does. */
function lineOf(text: string, perLine: number): string {
  const line = fitting(text, perLine);
  if (line.length === text.length || text[line.length] === ' ') return line;
  const space = line.lastIndexOf(' ');
  return space > 0 ? line.slice(0, space) : line;
}

const ended = (text: string, perLine: number) => `${fitting(text, perLine - widthOf('…')).trimEnd()}…`;
