import { type ReportDocument, writtenTexts } from './report-document';

// Costs in letters of plain text, of which one CPU sets about 300,000 per second (see bench/report-pdf.ts).
const line = 150;
const letterOfLongWord = 3;
const longWords = /\S{25,}/g;

/** Maximum length that is rendered: about ten seconds of CPU time. */
export const longestPdf = 2_000_000;

/** From this length a render takes seconds, so another worker must be ready for other callers. */
export const longPdf = 300_000;

/** Estimates the rendering cost as a number of letters; cheap compared with the rendering. */
export function lengthOf(given: ReportDocument): number {
  // A report names each item about twice.
  return 2 * lengthIn(given.snapshot) + lengthIn(writtenTexts(given)) + lengthIn(given.swot);
}

function lengthIn(value: unknown): number {
  if (typeof value === 'string') return lengthOfText(value);
  if (!value || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + lengthIn(part), 0);
}

function lengthOfText(text: string): number {
  let length = text.length + line;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) length += line;
  for (const [word] of text.matchAll(longWords)) length += (letterOfLongWord - 1) * word.length;
  return length;
}
