import { expect, test } from 'vitest';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { readyViews } from '../../../../shared/leads/views/ready';
import { leadViews } from '../../../../shared/leads/views/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function signedIn() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const save = async (body: object) => (await call(leadViews.create, { body })).body;
  const names = async () => (await call(leadViews.list)).body.map(({ name }: { name: string }) => name);
  return { ...app, call, save, names };
}

test('a view keeps the search of a list, is renamed and deleted', async () => {
  const { call, save, names } = await signedIn();
  const made = await save({ list: 'contacts', name: 'In Vic', query: 'q=vic&sort=name' });
  expect(made).toMatchObject({ list: 'contacts', query: 'q=vic&sort=name', isPinned: false, place: 0 });
  await save({ list: 'contacts', name: 'All', query: '' });
  const params = { viewId: made.id };
  const changed = await call(leadViews.update, { params, body: { name: 'Vic', isPinned: true, place: 5 } });
  expect([changed.status, changed.body]).toMatchObject([200, { name: 'Vic', isPinned: true }]);
  expect(await names()).toEqual(['All', 'Vic']);
  expect((await call(leadViews.remove, { params })).status).toBe(204);
  expect(await names()).toEqual(['All']);
  expect((await call(leadViews.update, { params, body: {} })).status).toBe(404);
});

test('a list has one default', async () => {
  const { call, save } = await signedIn();
  const first = await save({ list: 'contacts', name: 'A', query: '', isDefault: true });
  const second = await save({ list: 'contacts', name: 'B', query: '', isDefault: true });
  await save({ list: 'tasks', name: 'C', query: '', isDefault: true });
  const defaults = async () =>
    (await call(leadViews.list)).body.flatMap((view: { isDefault: boolean; name: string }) =>
      view.isDefault ? [view.name] : [],
    );
  expect(await defaults()).toEqual(['B', 'C']);
  await call(leadViews.update, { params: { viewId: first.id }, body: { isDefault: true } });
  expect(await defaults()).toEqual(['A', 'C']);
  expect(second.place).toBe(1);
});

test.each([
  { name: '', list: 'contacts', query: '' },
  { name: 'A', list: 'nothing', query: '' },
  { name: 'A', list: 'contacts' },
])('a view that says too little is refused: %j', async (body) => {
  const { call } = await signedIn();
  expect((await call(leadViews.create, { body })).status).toBe(400);
});

test('the views that every account has find what closes this month, is stale or has no next task', async () => {
  const { call, db } = await signedIn();
  const stages = (await call(leadStages.list)).body;
  const today = new Date().toISOString().slice(0, 10);
  const add = (title: string, rest: object = {}) =>
    call(leadOpportunities.create, { body: { title, stageId: stages[0].id, ...rest } });
  await add('Fresh', { expectedClose: today });
  await add('Old', { expectedClose: '2020-01-31' });
  await rowsOf(
    db,
    `update crm_opportunities set stage_entered_at = now() - interval '4 days', next_task_at = now() where title = 'Old'`,
  );
  const found = async (code: string) => {
    const view = readyViews.find((each) => each.code === code);
    const filter = new URLSearchParams(view?.query).get('filter') ?? '';
    const { body } = await call(leadOpportunities.list, { query: { filter } });
    return body.rows.map(({ title }: { title: string }) => title);
  };
  expect([await found('closing'), await found('stale'), await found('noTask')]).toEqual([
    ['Fresh'],
    ['Old'],
    ['Fresh'],
  ]);
  const fresh = { query: { filter: JSON.stringify({ stale: { none: ['yes'] } }) } };
  expect((await call(leadOpportunities.count, fresh)).body.count).toBe(1);
});
