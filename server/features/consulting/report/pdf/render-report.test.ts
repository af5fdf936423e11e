import { beforeAll, describe, expect, test } from 'vitest';
import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { reportFigures } from '../../../../../shared/consulting/report/figures/report-figures';
import { tenCompanies } from '../../../../../shared/consulting/report/testing/ten-companies';
import { reportSummary } from '../../../../../shared/consulting/report/texts/report-summary';
import { type Language, languages } from '../../../../../shared/languages';
import { body, expectNothingCut, fillOf, isTitle, squeezed, titlesOf } from '../testing/page-layout';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { bakery, documentOf, startsOn } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts, print } from './text/fonts';
import { ownHeadings, textSections } from './text/text-sections';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

describe.each([bakery, ...tenCompanies])('$title', (company) => {
  const pdfs = new Map<Language, ReadPdf>();
  beforeAll(async () => {
    for (const language of languages) {
      pdfs.set(language, readPdf(await renderReport(documentOf(company, language))));
    }
  }, 60_000);

  test('has the summary on its first page, then every chapter where the contents say, and no empty page', () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      const words = wordsIn(language);
      pdf.pages.forEach(({ lines }, index) => {
        expect(lines.join('\n')).toContain(words.page(index + 1, pdf.pages.length));
      });
      const first = pdf.pages[0]!;
      const printed = squeezed(first.lines.join(''));
      for (const { heading, text } of reportSummary(company.data, startsOn, language)) {
        expect(first.lines).toContain(heading);
        expect(printed).toContain(squeezed(print(text)));
      }
      expect(titlesOf(pdf)).toEqual([words.summary.heading, ...Object.values(words.chapters)]);
      for (const title of Object.values(words.chapters)) {
        const page = pdf.pages.findIndex(({ runs }) =>
          runs.some((run) => isTitle(run) && run.text === title),
        );
        expect(first.lines.join('\n')).toContain(`${title}${page + 1}`);
        expect(pdf.bookmarks).toContain(title);
      }
      const fills = pdf.pages.slice(0, -1).map(fillOf);
      expect(Math.min(...fills)).toBeGreaterThan(1 / 3);
    }
  });

  test('prints its texts in full with their headings, and nothing outside the page or over another', () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      expectNothingCut(pdf);
      const words = wordsIn(language);
      const printed = body(pdf);
      const headings = ownHeadings(company.data, reportFigures(company.data).modules.length, words.report);
      const sections = Object.values(buildReport(company.data, language)).flatMap((text) =>
        textSections(text, headings),
      );
      const lines = sections.flatMap(({ kind, heading, entries }) => [
        ...(kind === 'title' || kind === 'summary' ? [] : [heading!]),
        ...entries.flatMap(({ block, under }) => [block.text, ...under.map(({ text }) => text)]),
      ]);
      for (const line of lines) expect(printed).toContain(squeezed(print(line)));
      expect(pdf.text).not.toContain(words.figures.gaps.heading);
    }
  });

  test('carries the same figures in both languages, and each level as a level only', () => {
    const { digitalization } = reportFigures(company.data);
    const figures = languages.map((language) => {
      const { pages, text } = pdfs.get(language)!;
      return {
        score: pages.flatMap(({ runs }) => runs).find(({ size }) => size === 30)?.text,
        levels: text.match(/\b\d\/5/g),
      };
    });
    expect(figures[0]).toEqual(figures[1]);
    expect(figures[0]!.score).toBe(String(digitalization.score));
    for (const language of languages) {
      const { lines } = pdfs.get(language)!.pages[1]!;
      expect(lines.join('\n')).not.toMatch(/\b(25|50|75|100)\s?%/);
    }
  });
});
