import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

const morning = new Date('2026-11-23T09:00:00Z');

async function withDeal() {
  let time = morning;
  const app = await testApp({ now: () => time });
  const person = await app.build.user();
  const call = await app.as(person);
  const { body: deal } = await call(leadOpportunities.create, { body: { title: 'Web', amount: 300_000 } });
  const propose = async (amount = 400_000) =>
    call(assistantApi.propose, { body: { tool: 'change_deal', args: { deal: `deal-${deal.id}`, amount } } });
  const later = (minutes: number) => {
    time = new Date(morning.getTime() + minutes * 60_000);
  };
  const amount = async () => (await call(leadOpportunities.read, { params: { id: deal.id } })).body.amount;
  return { ...app, person, call, deal, propose, later, amount };
}

test('a proposal shows before and after, and changes nothing before it is confirmed', async () => {
  const { call, propose, amount } = await withDeal();
  const { status, body } = await propose();
  expect(status).toBe(201);
  expect(body.rows).toMatchObject([
    { does: 'changes', name: 'Web', fields: [{ before: { es: '3.000 €' }, after: { es: '4.000 €' } }] },
  ]);
  expect(await amount()).toBe(300_000);
  const done = await call(proposalsApi.confirm, { params: { proposal: body.id } });
  expect([done.status, done.body.state, await amount()]).toEqual([200, 'confirmed', 400_000]);
});

test('after ten minutes, or when it was cancelled, it is over', async () => {
  const { call, propose, later, amount } = await withDeal();
  const cancelled = { proposal: (await propose()).body.id as string };
  expect((await call(proposalsApi.cancel, { params: cancelled })).body.state).toBe('cancelled');
  expect((await call(proposalsApi.confirm, { params: cancelled })).body).toMatchObject({
    code: 'proposal.over',
  });
  const expired = { proposal: (await propose()).body.id as string };
  later(11);
  const refused = await call(proposalsApi.confirm, { params: expired });
  expect([refused.status, refused.body.code, refused.body.current.state]).toEqual([
    409,
    'proposal.over',
    'expired',
  ]);
  expect(await amount()).toBe(300_000);
});

test('a row that has changed since is shown anew', async () => {
  const { call, propose, deal, amount } = await withDeal();
  const { body: first } = await propose();
  await call(leadOpportunities.update, { params: { id: deal.id }, body: { amount: 350_000 } });
  const refused = await call(proposalsApi.confirm, { params: { proposal: first.id } });
  expect([refused.status, refused.body.code]).toEqual([409, 'proposal.stale']);
  const { current } = refused.body;
  expect(current.rows[0].fields[0]).toMatchObject({ before: { es: '3.500 €' }, after: { es: '4.000 €' } });
  expect(await amount()).toBe(350_000);
  await call(proposalsApi.confirm, { params: { proposal: current.id } });
  expect(await amount()).toBe(400_000);
});

test('nobody else of the account sees or confirms it', async () => {
  const { as, build, person, propose } = await withDeal();
  const { body } = await propose();
  const colleague = await as(await build.member(person.owner, 'editor'));
  const here = { params: { proposal: body.id as string }, account: person.owner };
  expect((await colleague(proposalsApi.read, here)).status).toBe(404);
  expect((await colleague(proposalsApi.confirm, here)).status).toBe(404);
  expect((await colleague(proposalsApi.list, { account: person.owner })).body).toEqual([]);
});

test('who has become a reader confirms nothing', async () => {
  const { as, build, person } = await withDeal();
  const reader = await as(await build.member(person.owner, 'reader'));
  const body = { tool: 'add_task', args: { title: 'Call' } };
  const refused = await reader(assistantApi.propose, { body, account: person.owner });
  expect([refused.status, refused.body.code]).toEqual([403, 'role.short']);
  const { body: said } = await reader(assistantApi.parse, {
    body: { text: 'remind me to buy paper' },
    account: person.owner,
  });
  expect(said.refusal).toMatchObject({ reason: 'role' });
});

test('what would change nothing is said, and arguments that do not fit are named', async () => {
  const { call, propose, deal } = await withDeal();
  expect((await propose(300_000)).status).toBe(409);
  const bad = await call(assistantApi.propose, {
    body: { tool: 'change_deal', args: { deal: 'task-1', amount: -1 } },
  });
  expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['deal', 'amount']]);
  const read = await call(assistantApi.propose, { body: { tool: 'list_deals', args: {} } });
  expect([read.status, Object.keys(read.body.fields)]).toEqual([400, ['tool']]);
  const others = await call(assistantApi.propose, {
    body: { tool: 'change_deal', args: { deal: `deal-${deal.id + 1000}`, amount: 1 } },
  });
  expect(others.status).toBe(404);
});

test('a new task is added once and expired proposals are deleted a day later', async () => {
  const { call, later, clear } = await withDeal();
  const { body } = await call(assistantApi.propose, {
    body: { tool: 'add_task', args: { title: 'Call', due: '2026-11-26' } },
  });
  const params = { proposal: body.id as string };
  await call(proposalsApi.confirm, { params });
  const { body: tasks } = await call(leadTasks.list);
  expect(tasks.rows).toMatchObject([{ title: 'Call', isAllDay: true, dueAt: '2026-11-25T23:00:00.000Z' }]);
  later(24 * 60 + 11);
  await clear();
  expect((await call(proposalsApi.read, { params })).status).toBe(404);
});
