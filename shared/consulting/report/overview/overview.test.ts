import { expect, test } from 'vitest';
import { askedBakery } from '../testing/asked-company';
import { bakeryOf27 } from '../testing/bakery-of-27';
import { companyData } from '../testing/company-data';
import { firstLook } from './first-look';
import { problemMatrix } from './matrix';
import { moduleChoices } from './module-choices';
import { productLines } from './product-lines';
import { programsUsed } from './programs';
import { reportModel } from './report-model';

test('the matrix has every problem once, with its number', () => {
  const { columns, rows, without } = problemMatrix(askedBakery);
  expect(columns).toEqual(['high', 'medium', 'low']);
  expect(
    rows.map(({ department, cells }) => [
      department?.name ?? null,
      ...columns.map((urgency) => cells[urgency].map(({ number }) => number)),
    ]),
  ).toEqual([
    ['Office', [2], [4], []],
    ['Sales', [1], [], [5]],
    [null, [3], [], []],
  ]);
  expect(without).toBe(1);
  expect(rows.flatMap(({ cells }) => cells.high).every(({ isProject }) => isProject)).toBe(true);
});

test('the table in Method names problems by number and other entries by their words', () => {
  expect(moduleChoices(askedBakery)).toMatchObject([
    { module: 'analytics', kind: 'department', word: null, department: { by: 'project', number: 1 } },
    { module: 'automation', kind: 'problem', word: 'manual', number: 1, department: null },
    { module: 'automation', kind: 'problem', word: 'time', number: 2, department: null },
    { module: 'predictive', kind: 'strength', word: 'historical', number: null },
  ]);
});

test('a problem that says how its work is done is in the table with that word, before one of time', () => {
  const data = companyData({ problems: [{ description: 'Every time a report is due: manual counting.' }] });
  expect(moduleChoices(data)).toMatchObject([{ module: 'automation', word: 'manual' }]);
});

test('departments that no problem names are counted only where a problem names another', () => {
  const data = companyData({ departments: [{}, {}, {}] });
  expect(problemMatrix(data).without).toBe(0);
});

test('programs are named once, with the modules that serve their departments', () => {
  expect(programsUsed(askedBakery)).toEqual({
    areTold: true,
    read: [
      { name: 'Excel', readBy: ['analytics', 'automation'] },
      { name: 'Shopify', readBy: ['analytics', 'automation'] },
    ],
    readsUnknown: ['predictive'],
    ask: { who: 'departments', departments: [{ by: 'project', number: 2 }] },
  });
  expect(programsUsed(bakeryOf27)).toMatchObject({ areTold: false, read: [], ask: { who: 'none' } });
});

test('no module is said to read what is kept on paper or on a board', () => {
  const read = (programs: string) =>
    programsUsed(companyData({ departments: [{ name: 'Sales', programs }] })).read.map(({ name }) => name);
  expect(read('Paper diary, Till, whiteboard, Telephone')).toEqual(['Till']);
  expect(read('Papel, Teléfono, Libreta, Papelería Pro')).toEqual(['Papelería Pro']);
});

test('an answer that says none is no program, and its department is not asked again', () => {
  const used = (programs: string) => programsUsed(companyData({ departments: [{ programs }] }));
  for (const none of ['ninguno', 'Ninguna', 'None', 'no', 'n/a', '-', 'Nada.', 'No usamos'])
    expect([none, used(none)]).toEqual([none, { areTold: false, read: [], readsUnknown: [], ask: null }]);
  expect(used('Nonesuch').areTold).toBe(true);
});

test('a module reads the program that its strength names, and it is not asked where the data are', () => {
  const used = (description: string) =>
    programsUsed(companyData({ departments: [{ programs: 'Opera, Excel' }], strengths: [{ description }] }));
  expect(used('Guest data of eleven years in Opera.')).toMatchObject({
    read: [{ name: 'Opera', readBy: ['predictive'] }],
    readsUnknown: [],
  });
  expect(used('Guest data of operas.')).toMatchObject({ read: [], readsUnknown: ['predictive'] });
});

test('the architecture does not ask for programs where a first look has', () => {
  const data = companyData({ problems: [{ description: 'Todo se hace a mano.' }] });
  const { firstLook: look, programs } = reportModel(data, null);
  expect([look?.questions.includes('programs'), programs.ask]).toEqual([true, null]);
  expect(programsUsed(data).ask).toEqual({ who: 'none' });
});

test('a first look does not ask what is done by hand where a problem says so', () => {
  const asked = (description: string) => firstLook(companyData({ problems: [{ description }] }))?.questions;
  expect(asked('Los presupuestos se hacen a mano.')).not.toContain('byHand');
  expect(asked('Quotes are late.')).toContain('byHand');
});

test('a product has a line with its description, its first sentence or its name alone', () => {
  const long = 'word '.repeat(60);
  const data = companyData({
    products: [
      { description: 'Two\nseats.' },
      { description: `Oak. ${long}` },
      { description: long },
      { description: 'dinghy ' },
    ],
  });
  expect(productLines(data).map(({ about }) => about)).toEqual(['Two seats', 'Oak', null, null]);
});

test('a company with fewer than six items gets a first look with five questions', () => {
  expect(firstLook(companyData())).toEqual({
    products: 1,
    departments: 1,
    problems: 1,
    strengths: 1,
    score: 50,
    priority: 3,
    questions: ['moreProblems', 'byHand', 'moreDepartments', 'hours', 'hourCost'],
  });
});

test('a company without a low department or a pressing problem gets one too', () => {
  const quiet = {
    products: [{}, {}],
    departments: [{ digitalizationLevel: 4 }, { digitalizationLevel: 5 }],
    problems: [{ priority: 2 }, { priority: 1 }, { priority: 1 }],
    strengths: [{}, {}],
  };
  expect(firstLook(companyData(quiet))?.questions).toEqual([
    'onPaper',
    'ranking',
    'byHand',
    'hours',
    'hourCost',
  ]);
  expect(firstLook(companyData({ ...quiet, problems: [{ priority: 3 }, {}, {}] }))).toBeNull();
  expect(firstLook(bakeryOf27)).toBeNull();
});

test('a company that answered everything is still asked five questions', () => {
  const [problem] = askedBakery.problems.filter(({ id }) => id === 4);
  const data = { ...askedBakery, problems: [problem!], departments: askedBakery.departments.slice(1, 2) };
  expect(firstLook({ ...data, strengths: [] })?.questions).toHaveLength(5);
});
