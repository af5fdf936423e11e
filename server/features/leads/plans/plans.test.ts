import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadPlans } from '../../../../shared/leads/plans/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

const tasks = [
  { step: 'first' as const, title: 'Name one person', dueAt: '2027-01-03T23:00:00.000Z' },
  { step: 'review' as const, title: 'Review of project 1', dueAt: '2027-02-03T23:00:00.000Z' },
];

async function reported() {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const { problem } = await build.items(company.id);
  const report = await build.report(company);
  const call = await as(owner);
  const params = { reportId: report.id, projectId: problem.id };
  const plan = () => call(leadPlans.plan, { params, body: { tasks } });
  const planned = async () => (await call(leadPlans.list, { params: { reportId: report.id } })).body;
  return { as, build, call, company, report, problem, params, plan, planned };
}

test('a project becomes tasks in one act, which lead back to it, and one undo takes them away', async () => {
  const { call, problem, plan, planned } = await reported();
  expect(await planned()).toEqual([]);
  const made = await plan();
  expect([made.status, made.body.count]).toEqual([201, 2]);
  const rows = await planned();
  expect(rows).toMatchObject([
    { projectId: problem.id, step: 'first' },
    { projectId: problem.id, step: 'review' },
  ]);
  const params = { id: rows[0].taskId };
  const { title, dueAt } = tasks[0]!;
  expect((await call(leadTasks.read, { params })).body).toMatchObject({ title, dueAt, isAllDay: true });
  await call(leadActs.undo, { params: { act: made.body.act } });
  expect(await planned()).toEqual([]);
  expect((await plan()).status).toBe(201);
  expect(await planned()).toHaveLength(2);
});

test('a project is planned once, also when the button is pressed twice', async () => {
  const { plan, planned } = await reported();
  const statuses = (await Promise.all([plan(), plan()])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await planned()).toHaveLength(2);
});

test('a planned task tells the report that it comes from, another task tells none', async () => {
  const { as, build, call, company, plan, planned } = await reported();
  await plan();
  const [{ taskId }] = await planned();
  const told = await call(leadPlans.ofTask, { params: { id: taskId } });
  expect(told.body).toEqual({ companyId: company.id, companyName: company.name });
  const { body: other } = await call(leadTasks.create, { body: { title: 'Something else' } });
  expect((await call(leadPlans.ofTask, { params: { id: other.id } })).body).toBeNull();
  const stranger = await as(await build.user());
  expect((await stranger(leadPlans.ofTask, { params: { id: taskId } })).status).toBe(404);
});

test('nobody plans or reads the projects of another account’s report', async () => {
  const { as, build, params } = await reported();
  const call = await as(await build.user());
  const statuses = [
    (await call(leadPlans.plan, { params, body: { tasks } })).status,
    (await call(leadPlans.list, { params: { reportId: params.reportId } })).status,
  ];
  expect(statuses).toEqual([404, 404]);
});
