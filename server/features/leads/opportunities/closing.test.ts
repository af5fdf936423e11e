import { expect, test } from 'vitest';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

async function withDeal() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const stages = (await call(leadStages.list)).body as Stage[];
  const at = (place: number) => stages[place]?.id as number;
  const { id } = (await call(leadOpportunities.create, { body: { title: 'Web' } })).body;
  const change = (body: object) => call(leadOpportunities.update, { params: { id }, body });
  return { call, stages, at, change };
}

test('an open opportunity takes no closing, a lost one keeps its time and its reason', async () => {
  const { change, at } = await withDeal();
  const closing = { closedAt: '2026-01-05T10:00:00.000Z', lostReason: 'Price' };
  const none = { closedAt: null, lostReason: null };
  expect((await change(closing)).body).toMatchObject({ outcome: 'open', ...none });
  expect((await change({ stageId: at(6), ...closing })).body).toMatchObject({ outcome: 'lost', ...closing });
  for (const [field, body] of Object.entries({
    closedAt: { closedAt: null },
    lostReason: { lostReason: '' },
  })) {
    const refused = await change(body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  const other = { closedAt: '2026-02-05T10:00:00.000Z', lostReason: 'Time' };
  expect((await change(other)).body).toMatchObject(other);
  expect((await change({ stageId: at(5) })).body).toMatchObject({ outcome: 'won', lostReason: null });
  expect((await change({ lostReason: 'Time' })).body.lostReason).toBeNull();
});

test('stages that are ordered by some of them, or by one twice, have each a place of their own', async () => {
  const { call, at } = await withDeal();
  const ordered = await call(leadStages.order, { body: { ids: [at(3), at(3), at(5)] } });
  const stages = ordered.body as Stage[];
  expect(stages.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(stages.map(({ id }) => id)).toEqual([3, 0, 1, 2, 4, 5, 6].map(at));
});

test.each([
  [leadContacts, { firstName: 'Ana \uD83D' }, 'firstName'],
  [leadOpportunities, { title: 'Web', lostNote: '\uD83D' }, 'lostNote'],
  [leadOpportunities, { title: 'Web', people: [{ contactId: 1, role: '\0' }] }, 'people.0.role'],
  [leadOpportunities, { title: 'Web', expectedClose: '0000-01-01' }, 'expectedClose'],
  [leadOpportunities, { title: 'Web', amount: 1e-30 }, 'amount'],
  [leadTasks, { title: 'Call', dueAt: '0000-01-01T00:00:00Z' }, 'dueAt'],
  [leadTasks, { title: 'Call', dueAt: '9999-12-31T23:59:59-14:00' }, 'dueAt'],
])('what cannot be stored is refused beside its field', async ({ create }, body, field) => {
  const { call } = await withDeal();
  const refused = await call(create, { body });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
});
