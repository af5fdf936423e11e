const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text on one line with at most `most` characters, "…" included. It counts user-perceived characters: an emoji made
 * of several code points stays whole.
 */
export function shortLabel(text: string, most: number): string {
  // No such character is longer than 32 code units in practice, so a text of 10,000 is never read in full.
  const line = text
    .slice(0, most * 32)
    .trim()
    .replace(/\s+/g, ' ');
  const kept: string[] = [];
  for (const { segment } of characters.segment(line)) {
    if (kept.length === most) return `${kept.slice(0, -1).join('').trimEnd()}…`;
    kept.push(segment);
  }
  return line.length < text.trim().replace(/\s+/g, ' ').length ? `${line}…` : line;
}
