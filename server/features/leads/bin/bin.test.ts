import { expect, test } from 'vitest';
import type { BinnedRecord } from '../../../../shared/acts/record';
import { leadBin } from '../../../../shared/leads/bin/endpoints';
import type { Page } from '../../../../shared/list/page';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

async function withContacts(now?: () => Date) {
  const app = await testApp(now ? { now } : {});
  const call = await app.as(await app.build.user(), new Date('2100-01-01'));
  const add = async (firstName: string) =>
    (await call(leadContacts.create, { body: { firstName } })).body as { id: number };
  const [ana, eva] = [await add('Ana'), await add('Eva')];
  const bin = async () => (await call(leadBin.list, { query: { entity: 'contact' } })).body.rows;
  return { ...app, call, ana, eva, bin };
}

test('what is in the bin is listed, and restored with its address unless another contact has it now', async () => {
  const { call, bin } = await withContacts();
  const points = [{ kind: 'email', value: 'joan@example.org' }];
  const joan = (await call(leadContacts.create, { body: { firstName: 'Joan', points } })).body;
  await call(leadContacts.remove, { params: { id: joan.id } });
  expect(await bin()).toMatchObject([{ id: joan.id, name: 'Joan' }]);
  const restore = () => call(leadBin.restore, { body: { entity: 'contact', ids: [joan.id] } });
  const other = (await call(leadContacts.create, { body: { firstName: 'Other', points } })).body;
  expect((await restore()).status).toBe(409);
  await call(leadContacts.remove, { params: { id: other.id } });
  expect((await restore()).body).toMatchObject({ count: 1 });
  expect((await call(leadContacts.read, { params: { id: joan.id } })).body.email).toBe('joan@example.org');
});

test('after thirty days it is deleted, with what is then about nobody', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { call, ana, eva, bin, clear } = await withContacts(() => time);
  const say = (contactIds: number[]) =>
    call(leadCommunications.create, { body: { type: 'note', subject: 'x', contactIds } });
  const alone = (await say([ana.id])).body;
  const both = (await say([ana.id, eva.id])).body;
  const company = (await call(leadCompanies.create, { body: { name: 'Forn' } })).body;
  const asked = await call(leadCommunications.create, {
    body: { type: 'email', direction: 'in', subject: 'Price?', contactIds: [ana.id], companyId: company.id },
  });
  expect(asked.body.awaitsAnswer).toBe(true);
  const task = (await call(leadTasks.create, { body: { title: 'Call', contactId: ana.id } })).body;
  const free = (await call(leadTasks.create, { body: { title: 'Tax return' } })).body;
  const deal = (
    await call(leadOpportunities.create, {
      body: { title: 'Web', contactId: ana.id, people: [{ contactId: ana.id, role: 'x' }] },
    })
  ).body;
  await call(leadContacts.remove, { params: { id: ana.id } });
  time = new Date('2026-01-31T09:00:00Z');
  await clear();
  expect(await bin()).toHaveLength(1);
  time = new Date('2026-01-31T11:00:00Z');
  await clear();
  expect(await bin()).toEqual([]);
  const status = async (endpoint: typeof leadTasks.read, id: number) =>
    (await call(endpoint, { params: { id } })).status;
  expect(await status(leadTasks.read, task.id)).toBe(404);
  expect(await status(leadTasks.read, free.id)).toBe(200);
  expect((await call(leadCommunications.read, { params: { id: alone.id } })).status).toBe(404);
  const kept = await call(leadCommunications.read, { params: { id: both.id } });
  expect(kept.body).toMatchObject({ contactIds: [eva.id], about: 'Eva' });
  const ofNobody = await call(leadCommunications.read, { params: { id: asked.body.id } });
  expect(ofNobody.body).toMatchObject({ contactIds: [], about: 'Forn', awaitsAnswer: false });
  const left = await call(leadOpportunities.read, { params: { id: deal.id } });
  expect(left.body).toMatchObject({ contactId: null, people: [] });
});

test('all entities are listed together, the latest first and page after page, and counted', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { call, ana, eva } = await withContacts(() => time);
  const task = (await call(leadTasks.create, { body: { title: 'Call' } })).body;
  const other = (await call(leadTasks.create, { body: { title: 'Write' } })).body;
  await call(leadContacts.remove, { params: { id: ana.id } });
  // At one moment, as when one act deletes several.
  time = new Date('2026-01-01T11:00:00Z');
  for (const { id } of [task, other]) await call(leadTasks.remove, { params: { id } });
  await call(leadContacts.remove, { params: { id: eva.id } });
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await call(leadBin.list, { query: { limit: 1, ...(cursor && { cursor }) } });
    const page = body as Page<BinnedRecord>;
    pages.push(...page.rows.map(({ entity, name }) => `${entity} ${name}`));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(pages).toEqual(['task Write', 'task Call', 'contact Eva', 'contact Ana']);
  expect((await call(leadBin.counts)).body).toEqual([
    { entity: 'contact', count: 2, more: false },
    { entity: 'company', count: 0, more: false },
    { entity: 'opportunity', count: 0, more: false },
    { entity: 'communication', count: 0, more: false },
    { entity: 'task', count: 2, more: false },
  ]);
  const stale = await call(leadBin.list, { query: { entity: 'task', cursor: 'garbled' } });
  expect(stale.status).toBe(400);
});
