import { describe, expect, test } from 'vitest';
import { dismissalsApi } from '../../shared/dismissals/endpoints';
import { leadContacts } from '../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../shared/leads/tasks/endpoints';
import { overdueBefore } from '../../shared/leads/tasks/overdue';
import { todayApi } from '../../shared/today/endpoints';
import { reportDismissals, type Today, todayLimits, urgencies } from '../../shared/today/today';
import { findUserByEmail } from '../features/auth/auth.queries';
import { demoAccount } from '../features/auth/demo-account';
import { ownedRows } from '../features/marketing/testing/owned-rows';
import { seedDemo } from '../seed-demo';
import { testApp } from './app';

/** Half past eleven in the evening of 15 July in Madrid, and a quarter of the day earlier in UTC. */
const now = new Date('2026-07-15T21:30:00Z');

type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>;

const read = async (caller: Caller) => (await caller(todayApi.read)).body as Today;

const titles = ({ waiting }: Today, kind: string, urgency: string) =>
  waiting
    .filter((group) => group.kind === kind && group.urgency === urgency)
    .flatMap(({ rows }) => rows.map(({ title }) => title));

const addTask = (caller: Caller, title: string, dueAt: string | null, isAllDay = true) =>
  caller(leadTasks.create, { body: { title, dueAt, isAllDay } });

test('an empty account has nothing that waits, and the first steps of the three portals', async () => {
  const { as, build } = await testApp({ now: () => now });
  const today = await read(await as(await build.user()));
  expect([today.waiting, today.coming]).toEqual([[], []]);
  expect(today.start.map(({ step, isDone, to }) => [step, isDone, to])).toEqual([
    ['consultia/describe', false, '/consultoria'],
    ['consultia/paste', false, null],
    ['consultia/report', false, null],
    ['consultia/sample', false, '/sample-report'],
    ['comerzia/describe', false, '/comercia'],
    ['comerzia/product', false, null],
    ['comerzia/approve', false, null],
    ['comerzia/publish', false, null],
    ['leadmanager/import', false, '/leadmanager/dashboard/imports?entity=contact'],
    ['leadmanager/opportunity', false, '/leadmanager/dashboard/opportunities'],
    ['leadmanager/task', false, '/leadmanager/dashboard/tasks'],
    ['leadmanager/form', false, '/comercia'],
  ]);
});

test('days begin at midnight in Madrid, and Today calls the same tasks overdue as their list', async () => {
  const { as, build } = await testApp({ now: () => now });
  const owner = await as(await build.user());
  await addTask(owner, 'Yesterday', '2026-07-13T22:00:00Z');
  await addTask(owner, 'At nine', '2026-07-15T07:00:00Z', false);
  await addTask(owner, 'All day', '2026-07-14T22:00:00Z');
  await owner(leadTasks.create, {
    body: { title: 'Matters', dueAt: '2026-07-14T22:00:00Z', isAllDay: true, priority: 'high' },
  });
  await addTask(owner, 'Before midnight', '2026-07-15T21:45:00Z', false);
  await addTask(owner, 'After midnight', '2026-07-15T22:10:00Z', false);
  await addTask(owner, 'In six days', '2026-07-21T21:00:00Z', false);
  await addTask(owner, 'In a week', '2026-07-21T22:00:00Z');
  await addTask(owner, 'Some day', null);
  const today = await read(owner);
  expect(titles(today, 'task', 'late')).toEqual(['Yesterday']);
  // What was due at nine is of today until the day is over. By the clock, then what matters most.
  expect(titles(today, 'task', 'today')).toEqual(['At nine', 'Before midnight', 'Matters', 'All day']);
  const listed = async (dueAt: object) => {
    const { body } = await owner(leadTasks.list, { query: { filter: JSON.stringify({ dueAt }) } });
    return (body as { rows: { title: string }[] }).rows.map(({ title }) => title);
  };
  expect(await listed({ to: overdueBefore(now) })).toEqual(['Yesterday']);
  const ofToday = { from: overdueBefore(now), to: '2026-07-15T22:00:00.000Z' };
  expect(await listed(ofToday)).toEqual(titles(today, 'task', 'today'));
  expect((await owner(leadTasks.due)).body).toEqual({ overdue: 1, today: 4 });
  expect(today.coming.map(({ title }) => title)).toEqual(['After midnight', 'In six days']);
  expect(today.waiting[1]?.rows[0]).toMatchObject({
    at: '2026-07-15T07:00:00.000Z',
    isAllDay: false,
    zone: 'Europe/Madrid',
  });
});

test('each kind is bounded, with the number of all of them', async () => {
  const { as, build } = await testApp({ now: () => now });
  const owner = await as(await build.user());
  for (let day = 1; day <= 7; day += 1) await addTask(owner, `Task ${day}`, `2026-07-0${day}T22:00:00Z`);
  const [late] = (await read(owner)).waiting;
  expect(late?.rows.map(({ title }) => title)).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5']);
  expect(late).toMatchObject({ total: 7, to: '/leadmanager/dashboard/tasks' });
});

test('of what is late what matters most comes first and is marked, and a single further row is listed', async () => {
  const { as, build } = await testApp({ now: () => now });
  const owner = await as(await build.user());
  for (let day = 1; day <= 5; day += 1) await addTask(owner, `Task ${day}`, `2026-07-0${day}T22:00:00Z`);
  await owner(leadTasks.create, {
    body: { title: 'Task 6', dueAt: '2026-07-06T22:00:00Z', priority: 'high' },
  });
  const [late] = (await read(owner)).waiting;
  expect(late?.rows.map(({ title, isHigh }) => [title, isHigh])).toEqual([
    ['Task 6', true],
    ...[1, 2, 3, 4, 5].map((day) => [`Task ${day}`, false]),
  ]);
});

test('an open opportunity waits until it has a next step', async () => {
  const { as, build } = await testApp({ now: () => now });
  const owner = await as(await build.user());
  const { body: stages } = await owner(leadStages.list);
  const stageId = (stages as { id: number }[])[0]?.id;
  const body = { title: 'New shop', stageId, expectedClose: '2026-07-18' };
  const { body: made } = await owner(leadOpportunities.create, { body });
  const { id } = made as { id: number };
  const before = await read(owner);
  expect(titles(before, 'opportunity', 'open')).toEqual(['New shop']);
  expect(before.coming).toMatchObject([{ kind: 'close', title: 'New shop', isAllDay: true }]);
  await owner(leadTasks.create, {
    body: { title: 'Call', dueAt: '2026-07-30T22:00:00Z', opportunityId: id },
  });
  expect(titles(await read(owner), 'opportunity', 'open')).toEqual([]);
});

test('a company that lacks only the report waits for it, unless that is hidden', async () => {
  const { as, build } = await testApp({ now: () => now });
  const user = await build.user();
  const owner = await as(user);
  const { company } = await build.company(user);
  expect((await read(owner)).waiting).toEqual([]);
  await build.items(company.id);
  const [ready] = (await read(owner)).waiting;
  expect(ready).toMatchObject({ kind: 'report', urgency: 'open', total: 1 });
  expect(ready?.rows).toMatchObject([{ title: 'Espiga', to: `/empresa/${company.id}?tab=report` }]);
  const about = `${reportDismissals}${company.id}`;
  await owner(dismissalsApi.add, { body: { about } });
  expect((await read(owner)).waiting).toEqual([]);
  await owner(dismissalsApi.remove, { body: { about } });
  expect((await read(owner)).waiting).toHaveLength(1);
  await build.report(company);
  expect((await read(owner)).waiting).toEqual([]);
});

describe('the first steps', () => {
  test('are done once their data are there, and gone once they are dismissed', async () => {
    const { as, build } = await testApp({ now: () => now });
    const user = await build.user();
    const owner = await as(user);
    const { company } = await build.company(user);
    await owner(leadContacts.create, { body: { firstName: 'Eva' } });
    await owner(dismissalsApi.add, { body: { about: 'start/consultia/sample' } });
    const { start } = await read(owner);
    const found = new Map(start.map(({ step, ...state }) => [step, state]));
    expect(found.get('consultia/describe')?.isDone).toBe(true);
    expect(found.get('consultia/paste')?.to).toBe(`/empresa/${company.id}?tab=products&add=many`);
    expect(found.get('leadmanager/import')?.isDone).toBe(true);
    expect(found.has('consultia/sample')).toBe(false);
  });
});

test('nothing of one account waits for another', async () => {
  const app = await testApp({ now: () => now });
  const [mine, other] = [await app.build.user(), await app.build.user()];
  await ownedRows(app, mine);
  await addTask(await app.as(mine), 'Mine', '2026-07-01T22:00:00Z');
  const others = await read(await app.as(other));
  expect([others.waiting, others.coming]).toEqual([[], []]);
  expect(others.start.some(({ isDone }) => isDone)).toBe(false);
  expect((await read(await app.as(mine))).waiting.length).toBeGreaterThan(0);
});

test('the demo account has something of several kinds, the most urgent first', {
  timeout: 90_000,
}, async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  const user = await findUserByEmail(db, demoAccount.email);
  const { waiting } = await read(await as(user!));
  const places = waiting.map(({ urgency }) => urgencies.indexOf(urgency));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const kinds = new Set(waiting.map(({ kind }) => kind));
  for (const kind of ['task', 'opportunity'] as const) expect(kinds).toContain(kind);
  for (const { rows, total } of waiting) {
    expect(rows.length).toBe(total === todayLimits.rows + 1 ? total : Math.min(total, todayLimits.rows));
    for (const { title, to } of rows)
      expect([title, to]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^\//)]);
  }
});
