import { expect, test } from 'vitest';
import type { Proposal } from '../../../../shared/assistant/proposals';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const vigo = JSON.stringify({ city: { contains: 'Vigo' } });

/** An account with a tag and people in two towns. */
async function withPeople(inVigo: number) {
  const app = await testApp({ now: () => new Date('2026-11-23T09:00:00Z') });
  const user = await app.build.user();
  const call = await app.as(user);
  const { body: tag } = await call(leadTags.create, { body: { name: 'Fair' } });
  const add = async (city: string, fields: object = {}) =>
    (await call(leadContacts.create, { body: { firstName: 'Ana', city, ...fields } })).body;
  await add('Lugo');
  const first = await add('Vigo');
  await rowsOf(
    app.db,
    `insert into crm_contacts (user_id, first_name, city, created_at, updated_at)
      select ${user.owner}, 'Eva ' || n, 'Vigo', now(), now() from generate_series(2, ${inVigo}) as n`,
  );
  const propose = async (args: object) => call(assistantApi.propose, { body: { tool: 'change_many', args } });
  const confirm = async ({ id }: Proposal) => call(proposalsApi.confirm, { params: { proposal: id } });
  const tagged = async () =>
    (await call(leadContacts.count, { query: { tag: tag.id as number } })).body.count as number;
  const tagAll = { of: 'contacts', city: 'Vigo', tag: `tag-${tag.id}` };
  return { ...app, user, call, tag, first, add, propose, confirm, tagged, tagAll };
}

test('all that a filter finds are tagged by one act, which takes all of it back', async () => {
  const { propose, confirm, tagged, tagAll, call } = await withPeople(23);
  const { status, body } = await propose(tagAll);
  expect(status).toBe(201);
  expect([body.total, body.rows.length]).toEqual([23, 20]);
  expect(body.rows[0]).toMatchObject({ does: 'changes', fields: [{ before: null, after: { en: 'Fair' } }] });
  expect(await tagged()).toBe(0);
  const { body: done } = await confirm(body);
  expect([done.state, await tagged()]).toEqual(['confirmed', 23]);
  await call(leadActs.undo, { params: { act: done.done.act } });
  expect(await tagged()).toBe(0);
});

test('more than five hundred are refused with their number, and none where none is found', async () => {
  const { propose, tagAll } = await withPeople(501);
  const refused = await propose(tagAll);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('501')]);
  const none = await propose({ ...tagAll, city: 'Ourense' });
  expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('nothing')]);
});

test('what has changed or come since is shown anew, and nothing of it is done', async () => {
  const { propose, confirm, tagged, tagAll, call, first, add } = await withPeople(3);
  const { body: before } = await propose(tagAll);
  await call(leadContacts.update, { params: { id: first.id }, body: { jobTitle: 'Baker' } });
  const stale = await confirm(before);
  expect([stale.status, stale.body.code, await tagged()]).toEqual([409, 'proposal.stale', 0]);
  await add('Vigo');
  const more = await confirm(stale.body.current);
  expect([more.status, more.body.code, more.body.current.total]).toEqual([409, 'proposal.stale', 4]);
  expect((await confirm(more.body.current)).status).toBe(200);
  expect(await tagged()).toBe(4);
});

test('a bulk act on seen versions changes nothing where one of them is another', async () => {
  const { call, tag, tagged } = await withPeople(3);
  const { body } = await call(leadContacts.list, { query: { filter: vigo } });
  const rows = body.rows as { id: number; version: number }[];
  const ids = rows.map(({ id }) => id);
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  await call(leadContacts.update, { params: { id: ids[0] as number }, body: { jobTitle: 'Baker' } });
  const asked = { of: { ids, versions }, does: { addTags: [tag.id as number] } };
  expect((await call(leadContacts.bulk, { body: asked })).status).toBe(409);
  expect(await tagged()).toBe(0);
});

test('more than are changed at once are changed by a job, apart from those that are others meanwhile', async () => {
  const { call, db, tag, tagged, runJobs } = await withPeople(620);
  const rows = await rowsOf<{ id: number; version: number }>(
    db,
    "select id, version from crm_contacts where city = 'Vigo' order by id",
  );
  const ids = rows.map(({ id }) => id);
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  const asked = { of: { ids, versions }, does: { addTags: [tag.id as number] } };
  expect((await call(leadContacts.bulk, { body: asked })).body.run).toEqual(expect.any(Number));
  await call(leadContacts.update, { params: { id: ids[5] as number }, body: { jobTitle: 'Baker' } });
  for (const _step of [1, 2, 3]) await runJobs();
  expect(await tagged()).toBe(619);
});

test('what is already so is left out, and where all is so it is said', async () => {
  const { propose, confirm, call, tag, tagAll, first } = await withPeople(2);
  await call(leadContacts.update, { params: { id: first.id }, body: { tags: [tag.id] } });
  const { body } = await propose(tagAll);
  expect(body.total).toBe(1);
  await confirm(body);
  expect((await propose(tagAll)).status).toBe(409);
});

test('an argument that a kind does not know, or a second thing to do, is refused by name', async () => {
  const { propose, tagAll, user } = await withPeople(1);
  const wrong = await propose({ of: 'tasks', city: 'Vigo', done: true });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['city']]);
  const both = await propose({ ...tagAll, to: `member-${user.id}` });
  expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['to']]);
  expect((await propose({ of: 'contacts', city: 'Vigo' })).status).toBe(400);
});

test('people of two companies of one name are not mixed up', async () => {
  const { propose, call, tag } = await withPeople(1);
  const add = async () => (await call(leadCompanies.create, { body: { name: 'Acme' } })).body.id as number;
  const [one, other] = [await add(), await add()];
  for (const companyId of [one, one, other])
    await call(leadContacts.create, { body: { firstName: 'Eva', companyId } });
  const { body } = await propose({ of: 'contacts', about: `company-${one}`, tag: `tag-${tag.id}` });
  expect(body.total).toBe(2);
});

test('overdue tasks are those of the list, and are finished together', async () => {
  const { propose, confirm, call } = await withPeople(1);
  for (const [title, dueAt, isAllDay] of [
    ['Late', '2026-11-20T10:00:00Z', false],
    ['Of today', '2026-11-23T08:00:00Z', false],
    ['All day', '2026-11-22T23:00:00Z', true],
  ] as const)
    await call(leadTasks.create, { body: { title, dueAt, isAllDay } });
  const { body } = await propose({ of: 'tasks', period: '/2026-11-23', done: true });
  expect(body.rows.map(({ name }: { name: string }) => name)).toEqual(['Late']);
  const { body: later } = await propose({ of: 'tasks', period: '/2026-11-23', due: '2026-11-27' });
  expect(later.rows[0].fields).toMatchObject([
    { before: { en: '20 Nov 2026, 11:00' }, after: { en: '27 Nov 2026' } },
  ]);
  await confirm(body);
  const { body: open } = await call(leadTasks.list);
  expect(open.rows.map(({ title }: { title: string }) => title).toSorted()).toEqual(['All day', 'Of today']);
});
