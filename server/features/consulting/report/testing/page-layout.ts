import { expect } from 'vitest';
import type { ReadPdf, Run } from './read-pdf';

type Page = ReadPdf['pages'][number];

const titleSize = 21;
const content = { top: 62, bottom: 792 } as const;

/** Whether a run is the title of a chapter or of the summary. */
export const isTitle = ({ size }: Run) => size === titleSize;

export const titlesOf = ({ pages }: ReadPdf): string[] =>
  pages.flatMap(({ runs }) => runs.filter(isTitle).map(({ text }) => text));

/** Without spaces, and without Arabic and Hebrew, which the page draws from left to right. */
export const squeezed = (text: string) => text.replace(/[\s\u00a0\u00ad\p{sc=Arabic}\p{sc=Hebrew}]/gu, '');

/** The text between the running heads and feet. */
export const body = ({ pages }: ReadPdf) =>
  squeezed(
    pages
      .flatMap(({ runs }) => runs.filter(({ y }) => y > content.top && y < content.bottom))
      .map(({ text }) => text)
      .join(''),
  );

/** The share of a page's height down to its last line above the foot. */
export function fillOf({ runs }: Page): number {
  const lowest = Math.max(...runs.map(({ y }) => y).filter((y) => y < content.bottom));
  return (lowest - content.top) / (content.bottom - content.top);
}

/** Expects no text outside the margins and no overlap: lines with the same left edge keep their distance. */
export function expectNothingCut({ pages }: ReadPdf) {
  for (const { runs } of pages) {
    const edges = new Map<string, number[]>();
    for (const { x, y, text } of runs) {
      expect({ text, inside: x > 50 && x < 545 && y > 20 && y < 822 }).toEqual({ text, inside: true });
      edges.set(x.toFixed(1), [...(edges.get(x.toFixed(1)) ?? []), y]);
    }
    for (const heights of edges.values()) {
      const sorted = heights.toSorted((a, b) => a - b);
      sorted.slice(1).forEach((y, index) => {
        const distance = y - sorted[index]!;
        expect(distance < 0.1 || distance > 7.5).toBe(true);
      });
    }
  }
}
