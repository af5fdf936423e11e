import type { ReportDocument } from './report-document';

// In letters of plain text, of which a processor sets some 300,000 a second (see bench/report-pdf.ts).
const line = 150;
const letterOfLongWord = 3;
const longWords = /\S{25,}/g;

/** The longest that is rendered: some ten seconds of a processor. */
export const longestPdf = 2_000_000;

/** From here a render takes seconds, and needs another worker beside it for those who ask meanwhile. */
export const longPdf = 300_000;

/** How much there is to set, as a number of letters; cheap beside the rendering. */
export function lengthOf({ language, report, snapshot, swot }: ReportDocument): number {
  const { analysis, recommendations, aiArchitecture } = report;
  const typed = lengthIn(snapshot);
  const isRetold = language !== report.language;
  // A report tells each item about twice.
  const texts = isRetold ? 2 * typed : lengthIn([analysis, recommendations, aiArchitecture]);
  return texts + typed + lengthIn(swot);
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
