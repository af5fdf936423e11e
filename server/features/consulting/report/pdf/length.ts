import { type ReportDocument, writtenTexts } from './report-document';

// Costs in letters of plain text, of which one slow CPU sets about 170,000 per second (see bench/report-pdf.ts).
const line = 150;
const letterOfLongWord = 3;
const tableRow = 750;
const longWords = /\S{25,}/g;

/** Maximum length that is rendered: about ten seconds of CPU time. */
export const longestPdf = 1_700_000;

/** From this length a render takes seconds, so another worker must be ready for other callers. */
export const longPdf = 400_000;

/** Estimates the rendering cost as a number of letters; cheap compared with the rendering. */
export function lengthOf(given: ReportDocument): number {
  const texts = [given.snapshot, writtenTexts(given), given.swot];
  return lengthIn(texts) + tableRow * rowsOf(given.snapshot);
}

/** At most the rows of its tables: the matrix, the other problems, the departments, and what chose each module. */
const rowsOf = ({ problems, departments, strengths }: ReportDocument['snapshot']) =>
  3 * problems.length + 2 * departments.length + strengths.length;

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
