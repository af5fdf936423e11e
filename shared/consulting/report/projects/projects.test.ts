import { expect, test } from 'vitest';
import { askedBakery } from '../testing/asked-company';
import { companyData } from '../testing/company-data';
import { hoursNamed } from './cost-of-leaving';
import { decisions } from './decisions';
import { projectPlan } from './projects';

const { projects, remaining } = projectPlan(askedBakery, null);

test('the projects are the three problems of highest priority, then of most hours, then typed first', () => {
  expect(projects.map(({ number, id }) => [number, id])).toEqual([
    [1, 4],
    [2, 3],
    [3, 2],
  ]);
  expect(remaining.map(({ number, id }) => [number, id])).toEqual([
    [4, 5],
    [5, 1],
  ]);
  const even = companyData({ problems: [{ place: 2 }, { place: 1 }] });
  expect(projectPlan(even, null).projects.map(({ id }) => id)).toEqual([2, 1]);
});

test('a project knows what was told of its problem, and asks for nothing', () => {
  expect(projects[0]).toMatchObject({
    problem: 'Orders are copied by hand every night: manual work. Some get lost.',
    urgency: 'high',
    department: { id: 2, name: 'Sales' },
    strengths: [{ id: 3, description: 'Loyal customers.' }],
    responsible: { id: 2, name: 'Tom Hill', position: 'Head of sales' },
    measure: 'Minutes a night: 40 today, 5 wanted',
    cost: { hours: 40, hourCost: 1850, perMonth: 74_000, currency: 'EUR' },
    firstStep: { urgency: 'high', department: 'known', who: 'responsible', sameAs: null },
    open: [],
  });
});

test('a problem with no more than a word of time has no module on its card', () => {
  expect(projects.map(({ module }) => module)).toEqual([
    { module: 'automation', claim: 'manual' },
    null,
    { module: 'predictive', claim: null },
  ]);
});

test('what is not known is open, and costs nothing that can be told', () => {
  expect(projects.map(({ open }) => open).slice(1)).toEqual([
    ['responsible', 'measure'],
    ['department', 'responsible', 'measure'],
  ]);
  const [bare] = projectPlan(companyData({ departments: [{}, {}] }), null).projects;
  expect(bare).toMatchObject({ cost: null, open: ['department', 'hours', 'responsible', 'measure'] });
});

test('a first step that an earlier project takes already is told once', () => {
  const data = companyData({ problems: [{ priority: 5 }, { priority: 2 }, { priority: 4 }] });
  expect(projectPlan(data, null).projects.map(({ firstStep }) => firstStep.sameAs)).toEqual([
    null,
    { project: 1, weeks: 1 },
    null,
  ]);
});

test('strengths stand with the greatest impact first', () => {
  expect(projects[2]?.strengths.map(({ id }) => id)).toEqual([2, 1]);
});

test('half an hour at an odd cost is rounded to whole minor units', () => {
  const data = companyData({ company: { hourCost: 1555 }, problems: [{ hoursPerMonth: 0.1 }] });
  expect(projectPlan(data, null).projects[0]?.cost?.perMonth).toBe(156);
});

test.each([
  [5, 'Sales are slow', 'components', 5, 19],
  [3, 'Sales are slow', 'components', 5, 19],
  [3, 'Few orders', 'integration', 13, 28],
  [1, 'Sales are slow', 'monitoring', 22, null],
] as const)('priority %s with “%s” is dealt with in %s', (priority, description, phase, from, to) => {
  const [project] = projectPlan(companyData({ problems: [{ priority, description }] }), null).projects;
  expect(project?.phase).toMatchObject({ name: phase, fromWeek: from, toWeek: to, starts: null, ends: null });
});

test('no project is planned after one that follows it', () => {
  const problems = [
    { priority: 2, description: 'Few orders', hoursPerMonth: 9 },
    { priority: 2, description: 'Manual counting' },
    { priority: 1 },
  ];
  const phasesOf = (of: typeof problems) =>
    projectPlan(companyData({ problems: of }), null).projects.map(({ phase }) => phase.number);
  expect(phasesOf(problems)).toEqual([2, 2, 5]);
  expect(phasesOf(problems.toSpliced(1, 1))).toEqual([3, 5]);
});

test('a company of one person is not asked who is responsible', () => {
  const company = { size: 'small', structure: 'simple' } as const;
  const alone = companyData({ company });
  const [project] = projectPlan(alone, null).projects;
  expect([project?.firstStep.who, project?.open]).toEqual(['alone', ['hours', 'measure']]);
  expect(decisions(projectPlan(alone, null), null).map(({ decision }) => decision)).toEqual([
    'start',
    'review',
  ]);
  const person = (id: number) => ({ id, name: 'Ana', position: 'Owner', isPrimary: id === 1 });
  for (const others of [
    companyData({ company: { ...company, hasTenOrMore: true } }),
    companyData({ company: { ...company, size: 'medium' } }),
    companyData({ company: { ...company, structure: 'functional' } }),
    companyData({ company, departments: [{}, {}] }),
    companyData({ company, people: [person(1), person(2)] }),
  ])
    expect(projectPlan(others, null).projects[0]?.firstStep.who).toBe('nobody');
});

test('with a start of the plan a phase has dates', () => {
  const [project] = projectPlan(askedBakery, '2026-01-05').projects;
  expect(project?.phase.starts).toEqual({ earliest: '2026-02-02', latest: '2026-02-16' });
});

test('a responsible person or department that is gone is open again', () => {
  const data = companyData({
    departments: [{}, {}],
    problems: [{ departmentId: 9, responsibleId: 9, strengthIds: [9] }],
  });
  const [project] = projectPlan(data, null).projects;
  expect(project).toMatchObject({ department: null, responsible: null, strengths: [] });
});

test('the only department of a company is the one that its problems affect', () => {
  const [project] = projectPlan(companyData(), null).projects;
  expect([project?.department, project?.open]).toEqual([
    { id: 1, name: 'Workshop' },
    ['hours', 'responsible', 'measure'],
  ]);
});

test('hours are summed over all problems without a rounding error', () => {
  expect(hoursNamed(askedBakery)).toBe(82.5);
  expect(hoursNamed(companyData({ problems: [{ hoursPerMonth: 0.1 }, { hoursPerMonth: 0.2 }] }))).toBe(0.3);
  expect(hoursNamed(companyData())).toBeNull();
});
