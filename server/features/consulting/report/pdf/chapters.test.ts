import { beforeAll, expect, test } from 'vitest';
import { reportModel } from '../../../../../shared/consulting/report/overview/report-model';
import { tenCompanies } from '../../../../../shared/consulting/report/testing/ten-companies';
import { squeezed } from '../testing/page-layout';
import { type ReadPdf, readPdf } from '../testing/read-pdf';
import { askedBakery, bakery, documentOf, startsOn } from '../testing/report-document';
import { renderReport } from './render-report';
import { loadFonts } from './text/fonts';
import { wordsIn } from './words/words';

beforeAll(loadFonts);

const words = wordsIn('en');
let asked: ReadPdf;
beforeAll(async () => {
  asked = readPdf(await renderReport(documentOf(askedBakery, 'en')));
});

const told = (what: string) => squeezed(asked.text).split(squeezed(what)).length - 1;

test('a project says what leaving it costs, who answers for it, how one will know, and what it builds on', () => {
  const card = asked.text.slice(asked.text.indexOf('\nProject 1'), asked.text.indexOf('\nProject 2'));
  for (const fact of [
    'Orders are copied by hand every night',
    '€740 a month\n40 hours a month × €18.50 an hour\n',
    'Tom Hill, Head of sales',
    'Minutes a night: 40 today, 5 wanted',
    '“Loyal customers.”',
    'Phase 2 of the plan: between weeks 5 and 19',
  ]) {
    expect(card).toContain(fact);
  }
});

test('what is not known of the projects is asked once, by project', () => {
  const { groups } = reportModel(askedBakery.data, startsOn).ask;
  const questions = groups.flatMap((group) => group.questions);
  expect(questions.length).toBeGreaterThan(3);
  for (const question of new Set(questions)) {
    const times = questions.filter((one) => one === question).length;
    expect(told(words.projects.ask.question[question])).toBe(times);
  }
});

test('the public figures stand with their sources', () => {
  expect(told('17.9% of companies in Spain with 10 to 49 employees use AI')).toBe(1);
  expect(told('Q1 2025, tables 76387 and 76405')).toBe(1);
});

test('the programs stand with their departments and with what reads them', () => {
  expect(asked.text).toContain('Excel, ShopifyAnalytics module');
  expect(told(words.overview.programs.ask.departments([{ by: 'project', number: 2 }]))).toBe(1);
});

test('what each module does is told once, and what chose it stands in the method', () => {
  for (const { module } of reportModel(askedBakery.data, startsOn).figures.modules) {
    expect(told(words.overview.moduleDoes[module])).toBe(1);
  }
  const method = asked.text.slice(asked.text.lastIndexOf(words.chapters.method));
  expect(method).toContain('Department of project 1Analytics moduleits name');
  expect(method).toContain('Problem 1Process automationmanual');
});

test('the decisions and the lines to sign stand on one page', () => {
  const { decide } = words.projects;
  const page = asked.pages.find(({ lines }) => lines.includes(decide.heading))!;
  const printed = squeezed(page.lines.join(''));
  for (const decision of reportModel(askedBakery.data, startsOn).decisions) {
    const from = decision.decision === 'start' ? words.date(startsOn) : null;
    expect(printed).toContain(squeezed(decide.text(decision, from)));
  }
  expect(printed).toContain(`${decide.place}${decide.date}${decide.signature}`);
});

test('a report on little has a first look on its first page', async () => {
  const micro = tenCompanies[0]!;
  const { pages } = readPdf(await renderReport(documentOf(micro, 'en')));
  const { questions } = reportModel(micro.data, startsOn).firstLook!;
  expect(questions).toHaveLength(5);
  for (const question of questions) {
    expect(pages[0]!.lines.join('\n')).toContain(words.overview.firstLook.question[question]);
  }
});

test('Greek and Cyrillic letters are letters, wherever they were typed, and stand as large and as high as others', async () => {
  const data = structuredClone(bakery.data);
  const name = 'Ψωμί «Київ»';
  const [typed, department] = ['Пять заявок → CRM-система, εισερχόμενες κλήσεις', 'Отдел продаж'];
  data.company.name = name;
  data.departments[0]!.name = department;
  Object.assign(data.problems[0]!, { description: typed, departmentId: data.departments[0]!.id });
  const { pages, text, title } = readPdf(await renderReport(documentOf({ ...bakery, data }, 'es')));
  expect(title).toContain(name);
  expect(pages[0]!.lines).toContain(name);
  for (const { lines } of pages.slice(1)) expect(lines[0]).toContain(name);
  expect(squeezed(text).split(squeezed(typed)).length).toBeGreaterThan(2);
  const { runs } = pages.find((page) =>
    page.runs.some(({ size, text: run }) => size === 8 && run.startsWith(department)),
  )!;
  const first = runs.find((run) => run.size === 8 && run.text.startsWith(department))!;
  const beside = runs.find((run) => run.text.includes('2/5') && Math.abs(run.y - first.y) < 0.01);
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
  data.strengths[0]!.description = word;
  const pdf = readPdf(await renderReport(documentOf({ ...bakery, data }, 'en')));
  expect(pdf.text.replaceAll('\n', '')).toContain(word);
});
