import { beforeAll, describe, expect, test } from 'vitest';
import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { reportFigures } from '../../../../../shared/consulting/report/figures/report-figures';
import { outOf } from '../../../../../shared/consulting/report/layout';
import {
  type TestedCompany,
  tenCompanies,
} from '../../../../../shared/consulting/report/testing/ten-companies';
import { type Language, languages } from '../../../../../shared/languages';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { renderReport } from './render-report';
import type { ReportDocument } from './report-document';
import { loadFonts, print } from './text/fonts';
import { textBlocks } from './text/text-blocks';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

const documentOf = ({ data, language: made }: TestedCompany, language: Language): ReportDocument => ({
  language,
  askedAt: new Date('2026-03-01T10:00:00Z'),
  report: {
    ...buildReport(data, made),
    language: made,
    startsOn: '2026-03-02',
    createdAt: new Date('2026-02-20T23:30:00Z'),
  },
  snapshot: data,
  swot: {
    strengths: data.strengths.map(({ id, description, impact }) => swotItem(id, description, impact)),
    weaknesses: data.problems.map(({ id, description, priority }) => swotItem(id, description, priority)),
    opportunities: [swotItem(1, 'Ayudas públicas', 3)],
    threats: [],
  },
});
const swotItem = (id: number, description: string, level: number) => ({
  id,
  description,
  level,
  departmentId: null,
});

/** Removes Arabic and Hebrew, which the page draws from left to right. */
const squeezed = (text: string) => text.replace(/[\s\u00a0\u00ad\p{sc=Arabic}\p{sc=Hebrew}]/gu, '');

/** The text between the running heads and feet. */
const body = ({ pages }: ReadPdf) =>
  squeezed(
    pages
      .flatMap(({ runs }) => runs.filter(({ y }) => y > 60 && y < 800))
      .map(({ text }) => text)
      .join(''),
  );

describe.each(tenCompanies)('$title', (company) => {
  const pdfs = new Map<Language, ReadPdf>();
  beforeAll(async () => {
    for (const language of languages) {
      pdfs.set(language, readPdf(await renderReport(documentOf(company, language))));
    }
  });

  test('has every chapter where the contents say, and all of it on the pages', {
    timeout: 60_000,
  }, async () => {
    for (const language of languages) {
      const pdf = pdfs.get(language)!;
      const words = wordsIn(language);
      const total = pdf.pages.length;
      pdf.pages.slice(1).forEach(({ lines }, index) => {
        expect(lines.join('\n')).toContain(words.page(index + 2, total));
      });
      const contents = pdf.pages[1]!.lines;
      for (const title of Object.values(words.chapters)) {
        const page = pdf.pages.findIndex(({ runs }) =>
          runs.some(({ size, text }) => size === 22 && text === title),
        );
        expect(contents).toContain(`${title}${page + 1}`);
        expect(pdf.bookmarks).toContain(title);
      }
      expectNothingCut(pdf);
      const texts = buildReport(company.data, language);
      for (const text of Object.values(texts)) expect(body(pdf)).toContain(squeezed(asPrinted(text)));
    }
  });

  test('carries the same figures in both languages', () => {
    const { digitalization, priorities } = reportFigures(company.data);
    const figures = languages.map((language) => {
      const { pages } = pdfs.get(language)!;
      const [chart, problems] = [pages[2]!, pages[chapterPage(pages, 'priorities', language)]!];
      return {
        score: chart.runs.find(({ size }) => size === 38)?.text,
        levels: chart.lines.join('\n').match(/\d\/5/g),
        problems: problems.lines.join('\n').match(/^\d\/5/gm),
      };
    });
    expect(figures[0]).toEqual(figures[1]);
    expect(figures[0]!.score).toBe(String(digitalization.score));
    expect(figures[0]!.levels).toContain(outOf(digitalization.weakest[0]!.level));
    const first = priorities.flatMap(({ problems }) => problems)[0]!;
    expect(figures[0]!.problems?.[0]).toMatch(outOf(first.priority));
  });
});

test('the strip of sixteen departments stands on one page, and none of its rows alone on the next', async () => {
  const [company] = tenCompanies;
  const departments = Array.from({ length: 16 }, (_, index) => ({
    id: index + 1,
    name: `Department with a name that takes two lines ${index + 1}`,
    function: 'Work',
    digitalizationLevel: 3,
  }));
  const data = { ...company!.data, departments };
  const { pages } = readPdf(await renderReport(documentOf({ ...company!, data }, 'en')));
  const strips = pages.filter(({ runs }) =>
    runs.some(({ text }) => text === wordsIn('en').figures.chart.heat),
  );
  const cells = (page: ReadPdf['pages'][number]) => page.runs.filter(({ size }) => size === 8).length;
  expect(strips).toHaveLength(1);
  const following = pages[pages.indexOf(strips[0]!) + 1]!;
  expect(following.runs.some(({ size }) => size === 22)).toBe(true);
  expect(cells(strips[0]!)).toBeGreaterThanOrEqual(16);
});

test('Greek and Cyrillic letters are letters, wherever they were typed, and stand as large and as high as others', async () => {
  const [company] = tenCompanies;
  const data = structuredClone(company!.data);
  const name = 'Ψωμί «Київ»';
  const [typed, department] = ['Пять заявок → CRM-система, εισερχόμενες κλήσεις', 'Отдел продаж'];
  data.company.name = name;
  Object.assign(data.departments[0]!, { name: department, function: typed });
  Object.assign(data.problems[0]!, { description: typed, departmentId: data.departments[0]!.id });
  const { pages, text, title } = readPdf(await renderReport(documentOf({ ...company!, data }, 'es')));
  expect(title).toContain(name);
  expect(pages[0]!.lines).toContain(name);
  for (const { lines } of pages.slice(1)) expect(lines[0]).toContain(name);
  expect(squeezed(text).split(squeezed(typed)).length).toBeGreaterThan(2);
  const legend = pages[2]!.runs.find((run) => run.text.startsWith(department))!;
  const level = pages[2]!.runs.find(({ y, text: run }) => /\d\/5/.test(run) && Math.abs(y - legend.y) < 0.01);
  expect(level?.size).toBe(legend.size);
});

test('Hebrew stands from right to left among words from left to right', async () => {
  const [company] = tenCompanies;
  const data = structuredClone(company!.data);
  data.company.name = 'Bar שלום 20';
  const { pages } = readPdf(await renderReport(documentOf({ ...company!, data }, 'en')));
  expect(pages[0]!.lines).toContain('Bar 20 םולש');
});

test('what is copied from a word that was broken is the word', async () => {
  const [company] = tenCompanies;
  const data = structuredClone(company!.data);
  const word = 'https://example.com/' + 'abc/αβγ/'.repeat(30);
  data.products[0]!.description = word;
  const pdf = readPdf(await renderReport(documentOf({ ...company!, data }, 'en')));
  expect(pdf.text.replaceAll('\n', '')).toContain(word);
});

const chapterPage = (pages: ReadPdf['pages'], chapter: 'priorities', language: Language) =>
  pages.findIndex(({ runs }) =>
    runs.some(({ size, text }) => size === 22 && text === wordsIn(language).chapters[chapter]),
  );

const asPrinted = (text: string) =>
  textBlocks(text)
    .map((block) => (block.kind === 'item' && block.marker !== '-' ? block.marker : '') + print(block.text))
    .join('');

/** Expects no text outside the margins and no overlap: lines with the same left edge keep their distance. */
function expectNothingCut({ pages }: ReadPdf) {
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
