import { expect, test } from 'vitest';
import type { CompanyData } from '../company-data';
import { reportFigures } from '../figures/report-figures';
import { askedBakery } from '../testing/asked-company';
import { companyData } from '../testing/company-data';
import { decisions } from './decisions';
import { projectPlan } from './projects';
import { whatToAsk } from './questions';

const asked = (data: CompanyData) => whatToAsk(projectPlan(data, null), reportFigures(data).gaps);

test('what the projects do not know is asked once, under their numbers', () => {
  expect(asked(askedBakery).groups).toEqual([
    { record: 'problem', id: 3, number: 2, questions: ['responsible', 'measure'] },
    { record: 'problem', id: 2, number: 3, questions: ['department', 'responsible', 'measure'] },
  ]);
});

test('the cost of an hour is asked of the company, and a short problem of its project', () => {
  const { groups, gaps } = asked(companyData({ departments: [{}, {}], problems: [{ description: 'Late' }] }));
  expect(groups).toEqual([
    { record: 'company', questions: ['hourCost'] },
    {
      record: 'problem',
      id: 1,
      number: 1,
      questions: ['shortText', 'department', 'hours', 'responsible', 'measure'],
    },
  ]);
  expect(gaps.filter(({ list }) => list === 'problems').map(({ gap }) => gap)).toEqual([
    'oneItem',
    'noModule',
  ]);
});

test('what a first look has asked is not asked again', () => {
  const data = companyData({ departments: [{}, {}] });
  const { groups } = whatToAsk(projectPlan(data, null), [], ['byHand', 'hours', 'hourCost']);
  expect(groups).toEqual([
    { record: 'problem', id: 1, number: 1, questions: ['department', 'responsible', 'measure'] },
  ]);
});

test('a gap keeps the problems that are no projects', () => {
  const description = 'Nobody sees the stock of both shops';
  const { gaps } = asked(
    companyData({
      departments: [{}, {}],
      problems: [1, 2, 3, 4].map((number) => ({ description: `${description} ${number}` })),
    }),
  );
  expect(gaps.find(({ gap }) => gap === 'noDepartment')?.records.map(({ id }) => id)).toEqual([4]);
});

test('the decisions follow from what the projects do not know', () => {
  expect(decisions(projectPlan(askedBakery, null), null)).toEqual([
    { decision: 'start', project: 1, from: null },
    { decision: 'responsible', projects: [2, 3] },
    { decision: 'review', lacksMeasure: [2, 3] },
  ]);
});

test('a project that knows all asks to confirm its person and the date of the review', () => {
  const problems = askedBakery.problems.filter(({ id }) => id === 4);
  expect(decisions(projectPlan({ ...askedBakery, problems }, '2026-01-05'), '2026-01-05')).toEqual([
    { decision: 'start', project: 1, from: '2026-01-05' },
    { decision: 'confirm', project: 1, person: { id: 2, name: 'Tom Hill', position: 'Head of sales' } },
    { decision: 'review', lacksMeasure: [] },
  ]);
});
