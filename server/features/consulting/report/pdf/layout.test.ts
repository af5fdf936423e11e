import { beforeAll, expect, test } from 'vitest';
import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { outOf } from '../../../../../shared/consulting/report/layout';
import { tenCompanies } from '../../../../../shared/consulting/report/testing/ten-companies';
import { languages } from '../../../../../shared/languages';
import { squeezed } from '../testing/page-layout';
import { readPdf } from '../testing/read-pdf';
import { bakery, documentOf } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts } from './text/fonts';

beforeAll(loadFonts);

test('a bakery of 27 items has at most eight pages, also with its SWOT analysis', async () => {
  for (const language of languages) {
    const { pages } = readPdf(await renderReport(documentOf(bakery, language)));
    expect(pages.length).toBeLessThanOrEqual(8);
  }
});

test('the names in drawings are whole, and none of their words is broken', async () => {
  const { pages } = readPdf(await renderReport(documentOf(bakery, 'es')));
  const runs = pages.flatMap((page) => page.runs.map(({ text }) => text));
  expect(runs.filter((text) => text.endsWith('…'))).toEqual([]);
  const drawn = ['alimentaria', 'Administración', 'Automatización', 'integración', 'departamentos'];
  for (const word of drawn) {
    const beginnings = Array.from({ length: word.length - 4 }, (_, index) => word.slice(0, index + 4));
    const broken = runs.filter((text) => beginnings.some((part) => ` ${text}`.endsWith(` ${part}`)));
    expect(broken).toEqual([]);
  }
});

test('what a drawing shows is not listed again: each description stands as often as the texts and the SWOT tell it', async () => {
  const { text } = readPdf(await renderReport({ ...documentOf(bakery, 'es'), swot: null }));
  const stored = squeezed(Object.values(buildReport(bakery.data, 'es')).join(''));
  const count = (where: string, what: string) => where.split(squeezed(what)).length - 1;
  for (const { description } of [...bakery.data.problems.slice(1), ...bakery.data.strengths.slice(2)]) {
    expect([description, count(squeezed(text), description)]).toEqual([
      description,
      count(stored, description),
    ]);
  }
});

test('two departments are bars, three a radar with the names at its axes', async () => {
  const names = async (count: number) => {
    const data = { ...bakery.data, departments: bakery.data.departments.slice(0, count) };
    const { pages } = readPdf(await renderReport(documentOf({ ...bakery, data }, 'es')));
    const axis = data.departments.map(
      ({ name, digitalizationLevel }) => `${name} ${outOf(digitalizationLevel)}`,
    );
    return axis.filter((text) => pages.some(({ runs }) => runs.some((run) => run.text === text)));
  };
  expect(await names(2)).toEqual([]);
  expect(await names(3)).toContain('Obrador 2/5');
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

test('the four squares of a short SWOT analysis stand on one page', async () => {
  const studio = tenCompanies.find(({ title }) => title.startsWith('a studio'))!;
  const { pages } = readPdf(await renderReport(documentOf(studio, 'en')));
  const squares = pages.map(
    ({ lines }) => lines.filter((line) => /(Strengths|Opportunities) \(1\)/.test(line)).length,
  );
  expect(Math.max(...squares)).toBe(2);
});

test('the strip of sixteen departments stands on one page', async () => {
  const departments = Array.from({ length: 16 }, (_, index) => ({
    id: index + 1,
    name: `A department with a name that takes two lines ${index + 1}`,
    function: 'Work',
    digitalizationLevel: 3,
    programs: null,
  }));
  const { pages } = readPdf(
    await renderReport(documentOf({ ...bakery, data: { ...bakery.data, departments } }, 'en')),
  );
  const cells = pages.map(
    ({ runs }) => runs.filter(({ size, text }) => size === 8.5 && text.startsWith('A department')).length,
  );
  expect(Math.max(...cells)).toBe(16);
});

test('Greek and Cyrillic letters are letters, wherever they were typed, and stand as large and as high as others', async () => {
  const data = structuredClone(bakery.data);
  const name = 'Ψωμί «Київ»';
  const [typed, department] = ['Пять заявок → CRM-система, εισερχόμενες κλήσεις', 'Отдел продаж'];
  data.company.name = name;
  Object.assign(data.departments[0]!, { name: department, function: typed });
  Object.assign(data.problems[0]!, { description: typed, departmentId: data.departments[0]!.id });
  const { pages, text, title } = readPdf(await renderReport(documentOf({ ...bakery, data }, 'es')));
  expect(title).toContain(name);
  expect(pages[0]!.lines).toContain(name);
  for (const { lines } of pages.slice(1)) expect(lines[0]).toContain(name);
  expect(squeezed(text).split(squeezed(typed)).length).toBeGreaterThan(2);
  const { runs } = pages.find((page) => page.runs.some((run) => run.text.startsWith(`${department}:`)))!;
  const first = runs.find((run) => run.text.startsWith(`${department}:`))!;
  const beside = runs.find((run) => run.text.includes('nivel') && Math.abs(run.y - first.y) < 0.01);
  expect(beside?.size).toBe(first.size);
});

test('Hebrew stands from right to left among words from left to right', async () => {
  const data = structuredClone(bakery.data);
  data.company.name = 'Bar שלום 20';
  const { pages } = readPdf(await renderReport(documentOf({ ...bakery, data }, 'en')));
  expect(pages[0]!.lines).toContain('Bar 20 םולש');
});

test('what is copied from a word that was broken is the word', async () => {
  const data = structuredClone(bakery.data);
  const word = 'https://example.com/' + 'abc/αβγ/'.repeat(30);
  data.products[0]!.description = word;
  const pdf = readPdf(await renderReport(documentOf({ ...bakery, data }, 'en')));
  expect(pdf.text.replaceAll('\n', '')).toContain(word);
});
