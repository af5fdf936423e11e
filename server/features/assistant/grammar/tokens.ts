import { plainText } from '../../../../shared/plain-text';

/** A word of a sentence, or what stands for one: a quoted text, an address, a number with its sign. */
export interface Token {
  /** As it was typed, without quotes. */
  text: string;
  /** Without case and accents. */
  plain: string;
  /** Its place in the sentence. */
  start: number;
  end: number;
  isQuoted: boolean;
}

/** Tokens from `from` up to and without `to`. */
export interface Span {
  from: number;
  to: number;
}

const pattern =
  /"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»|[€$£]\s?\d[\d.,]{0,15}|\d[\d.,:/-]{0,15}\d?(?:\s?(?:k|mil|M|€|eur|euros?|h|am|pm|%|th|st|nd|rd))?(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.@_%+&/-]{0,100}/giu;

const quotes = /^["“«]|["”»]$/gu;

/** A text without some marks at its end. */
export function trimmedEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

/** The words of a sentence in their order; punctuation between them is left out. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(pattern)].map(([found], index, all) => {
    const start = all[index]?.index ?? 0;
    const isQuoted = /^["“«]/u.test(found);
    const text = isQuoted ? found.replace(quotes, '') : withoutEnding(found);
    return { text, plain: plainText(text).replace(/['’]/g, ''), start, end: start + found.length, isQuoted };
  });
}

/** «S.L.» keeps its last point, since it has another one. */
const withoutEnding = (found: string) =>
  /^(?:\p{L}\.){2,}$/u.test(found) ? found : trimmedEnd(found, ".,:;/'’-");

/** Whether two spans share a token. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The plain words with single spaces, and the token at each character, for patterns over several words. */
export function lineOf(tokens: readonly Token[]): {
  line: string;
  spanAt: (start: number, end: number) => Span;
} {
  const starts: number[] = [];
  let line = '';
  for (const { plain, isQuoted } of tokens) {
    starts.push(line.length + 1);
    // What is quoted is a name, and no word of the grammar.
    line += ` ${isQuoted ? '"' : plain}`;
  }
  line += ' ';
  const tokenAt = (place: number) => {
    let index = 0;
    while (index + 1 < starts.length && (starts[index + 1] as number) <= place) index += 1;
    return index;
  };
  return { line, spanAt: (start, end) => ({ from: tokenAt(start), to: tokenAt(end - 1) + 1 }) };
}
