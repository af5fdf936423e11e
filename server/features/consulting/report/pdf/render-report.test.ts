import { beforeAll, describe, expect, test } from 'vitest';
import { reportModel } from '../../../../../shared/consulting/report/overview/report-model';
import { tenCompanies } from '../../../../../shared/consulting/report/testing/ten-companies';
import { summaryPage } from '../../../../../shared/consulting/report/texts/summary-page';
import { type Language, languages } from '../../../../../shared/languages';
import { body, expectNothingCut, fillOf, isTitle, squeezed, titlesOf } from '../testing/page-layout';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { askedBakery, bakery, documentOf, startsOn } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts, print } from './text/fonts';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

describe.each([bakery, askedBakery, ...tenCompanies])('$title', (company) => {
  const model = reportModel(company.data, startsOn);
  const pdfs = new Map<Language, ReadPdf>();
  beforeAll(async () => {
    for (const language of languages) {
      pdfs.set(language, readPdf(await renderReport(documentOf(company, language))));
    }
  }, 60_000);

  test('has the conclusions first, then every chapter where the contents say, and no page under half', () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      const words = wordsIn(language);
      pdf.pages.forEach(({ lines }, index) => {
        expect(lines.join('\n')).toContain(words.page(index + 1, pdf.pages.length));
      });
      const { analysis, recommendations, aiArchitecture, swot, method } = words.chapters;
      const { summary, firstLook } = words.overview;
      const chapters = [
        analysis,
        recommendations,
        aiArchitecture,
        swot,
        words.projects.decide.heading,
        method,
      ];
      expect(titlesOf(pdf)).toEqual([
        ...(model.firstLook ? [firstLook.heading] : []),
        summary.heading,
        ...chapters,
      ]);
      for (const title of chapters) {
        const page = pdf.pages.findIndex(({ runs }) =>
          runs.some((run) => isTitle(run) && run.text === title),
        );
        expect(pdf.pages[0]!.lines.join('\n')).toContain(`${title}${page + 1}`);
        expect(pdf.bookmarks).toContain(title);
      }
      const fills = pdf.pages.slice(0, -1).map(fillOf);
      expect(Math.min(...fills)).toBeGreaterThan(1 / 2);
    }
  });

  test('has the three figures, the conclusions, the author and the client on its first pages', () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      const { author, client, figures, points } = summaryPage(model.summary, language);
      const cover = squeezed(pdf.pages[0]!.lines.join(''));
      expect(cover).toContain(squeezed(print([author, client].filter(Boolean).join(' · '))));
      const page = squeezed(pdf.pages[model.firstLook ? 1 : 0]!.lines.join(''));
      for (const { label, value, more } of figures) {
        expect(page).toContain(squeezed(`${label}${value}${more ?? ''}`));
      }
      for (const { heading, text } of points) expect(page).toContain(squeezed(print(heading + text)));
    }
  });

  test('prints what was typed in full, and nothing outside the page or over another', () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      expectNothingCut(pdf);
      const printed = body(pdf);
      for (const { description } of [...company.data.problems, ...company.data.strengths]) {
        for (const line of description.split(/\r\n|[\n\r\u2028\u2029]/)) {
          expect(printed).toContain(squeezed(print(line)));
        }
      }
      const typed = JSON.stringify(company.data).split('…').length > 1;
      expect(typed || !pdf.text.includes('…')).toBe(true);
      expect(pdf.text).not.toContain(wordsIn(language).figures.gaps.heading);
    }
  });

  test('carries the same figures in both languages, and each level as a level only', () => {
    const { digitalization } = model.figures;
    const figures = languages.map((language) => {
      const { pages, text } = pdfs.get(language)!;
      return {
        score: pages.flatMap(({ runs }) => runs).find(({ size }) => size === 30)?.text,
        levels: text.match(/\b\d\/5/g)?.toSorted(),
      };
    });
    expect(figures[0]).toEqual(figures[1]);
    expect(figures[0]!.score).toBe(String(digitalization.score));
    for (const { department } of model.matrix.rows) {
      expect(squeezed(pdfs.get('es')!.text)).toContain(squeezed(print(department?.name ?? '')));
    }
  });
});
