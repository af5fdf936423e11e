import { beforeAll, expect, test } from 'vitest';
import { outOf } from '../../../../../shared/consulting/report/layout';
import {
  mostNamed,
  withMarkedDepartments,
} from '../../../../../shared/consulting/report/testing/marked-departments';
import { tenCompanies } from '../../../../../shared/consulting/report/testing/ten-companies';
import { languages } from '../../../../../shared/languages';
import { fillOf, squeezed } from '../testing/page-layout';
import { readPdf } from '../testing/read-pdf';
import { askedBakery, bakery, documentOf, toldBakery } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts } from './text/fonts';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

test('a bakery of 27 items has six to eight pages, all but the last at least half full', async () => {
  for (const company of [bakery, toldBakery]) {
    for (const language of languages) {
      const { pages } = readPdf(await renderReport(documentOf(company, language)));
      expect(pages.length).toBeGreaterThanOrEqual(6);
      expect(pages.length).toBeLessThanOrEqual(8);
      expect(Math.min(...pages.slice(0, -1).map(fillOf))).toBeGreaterThan(1 / 2);
    }
  }
});

const headingSizes = [11.5, 21];

test('no page ends with a heading, and the card of a project stands on one page', async () => {
  for (const company of [bakery, toldBakery, askedBakery, ...tenCompanies.slice(0, 4)]) {
    const { labels } = wordsIn('es').projects;
    const { pages } = readPdf(await renderReport(documentOf(company, 'es')));
    for (const { runs } of pages) {
      const content = runs.filter(({ y }) => y < 792);
      const lowest = Math.max(...content.map(({ y }) => y));
      for (const { y, size } of content) expect(y < lowest || !headingSizes.includes(size)).toBe(true);
      const count = (label: string) => runs.filter(({ text }) => text === label).length;
      expect(count(labels.firstStep)).toBe(count(labels.phase));
    }
  }
});

test('the names in drawings are whole, and none of their words is broken', async () => {
  const { pages } = readPdf(await renderReport(documentOf(bakery, 'es')));
  const runs = pages.flatMap((page) => page.runs.map(({ text }) => text));
  expect(runs.filter((text) => text.endsWith('…'))).toEqual([]);
  const drawn = ['alimentaria', 'Administración', 'Automatización', 'integración'];
  for (const word of drawn) {
    const beginnings = Array.from({ length: word.length - 4 }, (_, index) => word.slice(0, index + 4));
    const broken = runs.filter((text) => beginnings.some((part) => ` ${text}`.endsWith(` ${part}`)));
    expect(broken).toEqual([]);
  }
});

test('the words of a problem stand in the matrix and once more, and nothing of the texts built from the data', async () => {
  const { data } = bakery;
  const { text } = readPdf(await renderReport(documentOf(bakery, 'es')));
  const count = (what: string) => squeezed(text).split(squeezed(what)).length - 1;
  const { analysis } = wordsIn('es').report;
  for (const { description } of data.problems)
    expect([description, count(description)]).toEqual([description, 2]);
  for (const { description } of data.strengths)
    expect([description, count(description)]).toEqual([description, 1]);
  expect(text).not.toContain(analysis.sector(data.company.sector));
});

test('a department is named at most three times', async () => {
  for (const company of [bakery, toldBakery, askedBakery, ...tenCompanies.slice(5, 9)]) {
    const { data, marks } = withMarkedDepartments(company.data);
    const { text } = readPdf(await renderReport(documentOf({ ...company, data }, 'es')));
    for (const mark of marks) {
      const times = squeezed(text).split(mark).length - 1;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThanOrEqual(mostNamed);
    }
  }
}, 60_000);

test('a table has the names of its columns on each of its pages, and more than one row there', async () => {
  const manufacturer = tenCompanies.find(({ title }) => title.includes('200 items'))!;
  const { pages } = readPdf(await renderReport(documentOf(manufacturer, 'es')));
  const { columns } = wordsIn('es').projects.remaining;
  const numbers = manufacturer.data.problems.map((_, index) => `${index + 1}`);
  const tables = pages
    .map(({ runs }) => ({
      heads: runs.filter(({ text }) => text === columns.number).length,
      rows: runs.filter(({ x, size, text }) => x < 60 && size === 9 && numbers.includes(text)).length,
    }))
    .filter(({ rows }) => rows > 0);
  expect(tables.length).toBeGreaterThan(1);
  for (const { heads, rows } of tables) {
    expect(heads).toBe(1);
    expect(rows).toBeGreaterThan(1);
  }
});

test('two departments are bars, three a radar with the names at its axes, seven or long names a table', async () => {
  const { heat } = wordsIn('es').figures.chart;
  const drawn = async (departments: typeof bakery.data.departments) => {
    const data = { ...bakery.data, departments };
    const { pages } = readPdf(await renderReport(documentOf({ ...bakery, data }, 'es')));
    const runs = pages.flatMap((page) => page.runs.map(({ text }) => text));
    const axes = departments.map(({ name, digitalizationLevel }) => `${name} ${outOf(digitalizationLevel)}`);
    return [axes.some((axis) => runs.includes(axis)), runs.includes(heat)];
  };
  const { departments } = bakery.data;
  expect(await drawn(departments.slice(0, 2))).toEqual([false, false]);
  expect(await drawn(departments.slice(0, 3))).toEqual([true, false]);
  expect(await drawn([...departments, { ...departments[0]!, id: 7, name: 'Tienda' }])).toEqual([false, true]);
  const long = { ...departments[0]!, name: 'Obrador de la calle Mayor '.repeat(5) };
  expect(await drawn([long, ...departments.slice(1)])).toEqual([false, true]);
});

test('a text that somebody else wrote is printed whole, with the drawings after it', async () => {
  const given = documentOf(bakery, 'es');
  const analysis = 'Una línea propia.\n\nTITULAR AJENO\n- Un punto\n  Su detalle';
  const { text, bookmarks } = readPdf(
    await renderReport({ ...given, report: { ...given.report, analysis } }),
  );
  expect(bookmarks).toContain('TITULAR AJENO');
  expect(text).toMatch(/Una línea propia\.\nTITULAR AJENO\nUn punto\nSu detalle\n[\s\S]*Obrador 2\/5/);
});

test('the four squares of a short SWOT analysis stand on one page, and only with something from outside', async () => {
  const studio = documentOf(tenCompanies.find(({ title }) => title.startsWith('a studio'))!, 'en');
  const { pages } = readPdf(await renderReport(studio));
  const squares = pages.map(
    ({ lines }) => lines.filter((line) => /(Strengths|Opportunities) \(1\)/.test(line)).length,
  );
  expect(Math.max(...squares)).toBe(2);
  const inside = { ...studio, swot: { ...studio.swot!, opportunities: [] } };
  expect(readPdf(await renderReport(inside)).bookmarks).not.toContain('SWOT analysis');
});

test('what the report does not say is told in the SWOT analysis, and the rest only counted', async () => {
  const given = documentOf(bakery, 'en');
  const added = { id: 99, description: 'Hornos antiguos', level: 2, departmentId: null };
  const swot = { ...given.swot!, weaknesses: [...given.swot!.weaknesses, added] };
  const { text } = readPdf(await renderReport({ ...given, swot }));
  expect(text).toContain('Weaknesses (11)');
  expect(text).toContain('10 that stand in the analysis\nHornos antiguos');
});
