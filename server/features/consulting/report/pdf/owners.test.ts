import { beforeAll, expect, test } from 'vitest';
import { tenOwners } from '../../../../../shared/consulting/report/testing/owners/ten-owners';
import { expectNothingCut, fillOf } from '../testing/page-layout';
import { readPdf } from '../testing/read-pdf';
import { documentOf } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts } from './text/fonts';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

const headingSizes = [11.5, 21];

test.each(tenOwners.map((company) => [company.title, company] as const))(
  'the report of %s has no half-empty page, no heading at the foot of one and no cut text',
  async (_title, company) => {
    const { language } = company;
    const read = readPdf(await renderReport({ ...documentOf(company, language), swot: null }));
    const { pages, text } = read;
    expect(pages.length).toBeLessThanOrEqual(8);
    expect(Math.min(...pages.slice(0, -1).map(fillOf))).toBeGreaterThan(1 / 2);
    for (const { runs } of pages) {
      const content = runs.filter(({ y }) => y < 792);
      const lowest = Math.max(...content.map(({ y }) => y));
      expect(content.filter(({ y, size }) => y === lowest && headingSizes.includes(size))).toEqual([]);
    }
    expect(text).not.toMatch(/…|undefined|NaN/);
    expectNothingCut(read);
  },
);

const textOf = async (title: string) => {
  const company = tenOwners.find((one) => one.title === title)!;
  const { text } = readPdf(await renderReport(documentOf(company, company.language)));
  return { text, words: wordsIn(company.language) };
};

test('who works alone reads nothing of a department or of somebody responsible', async () => {
  const { text, words } = await textOf('a translator who works alone');
  const { labels, ask, departmentOf } = words.projects;
  expect(text).not.toContain(`${labels.department}\nTodo`);
  for (const refused of [labels.responsible, ask.question.responsible, departmentOf(1), 'responsable'])
    expect(text).not.toContain(refused);
});

test('a problem that is no project is not said to be solved by a module', async () => {
  const { text } = await textOf('a hotel');
  expect(text).toContain('8Slow wifi on the third floor.2');
});

test('the public statistics are named in Method only where the report shows some', async () => {
  const [hotel, charity] = [await textOf('a hotel'), await textOf('a charity')];
  expect(hotel.text).toContain(hotel.words.notes.method(true));
  expect(charity.text).toContain(charity.words.notes.method(false));
});
