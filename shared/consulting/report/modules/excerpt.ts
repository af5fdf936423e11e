import type { FoundWord } from './find-keyword';

const REACH = 60;

/** A found word with at most 60 characters on each side, on one line and in whole words; "…" marks omitted text. */
export function excerptAround(text: string, { word, at }: FoundWord): string {
  const spaced = text.replace(/\s/g, ' ');
  const start = startOfExcerpt(spaced, at);
  const end = endOfExcerpt(spaced, at + word.length);
  const shown = spaced.slice(start, end).replace(/ +/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`;
}

function startOfExcerpt(text: string, wordStart: number): number {
  if (wordStart <= REACH) return 0;
  const space = text.indexOf(' ', wordStart - REACH);
  return space === -1 || space > wordStart ? wordStart : space + 1;
}

function endOfExcerpt(text: string, wordEnd: number): number {
  if (wordEnd + REACH >= text.length) return text.length;
  return Math.max(wordEnd, text.lastIndexOf(' ', wordEnd + REACH));
}
