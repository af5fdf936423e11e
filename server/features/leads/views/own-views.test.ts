import { expect, test } from 'vitest';
import { leadViews } from '../../../../shared/leads/views/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function withReader() {
  const app = await testApp();
  const owner = await app.build.user();
  const reader = await app.build.member(owner.owner, 'reader');
  const account = owner.owner;
  const [call, theirs] = [await app.as(owner), await app.as(reader)];
  const names = async (who: typeof call) =>
    (await who(leadViews.list, { account })).body.map((view: { name: string }) => view.name);
  const view = (name: string, rest: object = {}) => ({ list: 'contacts', name, query: '', ...rest });
  return { ...app, account, reader, call, theirs, names, view };
}

test('a view of one’s own is seen by nobody else, one of everybody’s by all', async () => {
  const { account, call, theirs, names, view } = await withReader();
  await call(leadViews.create, { body: view('For all') });
  const { body: own } = await call(leadViews.create, { body: view('Mine', { isOwn: true }) });
  expect(own).toMatchObject({ name: 'Mine', isOwn: true });
  expect([await names(call), await names(theirs)]).toEqual([['For all', 'Mine'], ['For all']]);
  const params = { viewId: own.id };
  const hidden = await theirs(leadViews.update, { params, body: { name: 'Ours' }, account });
  expect(hidden.status).toBe(404);
  await call(leadViews.update, { params, body: { isOwn: false } });
  expect(await names(theirs)).toEqual(['For all', 'Mine']);
});

test('a reader has views of their own and changes none of everybody’s', async () => {
  const { account, call, theirs, names, view } = await withReader();
  const { body: shared } = await call(leadViews.create, { body: view('For all') });
  const refused = [
    await theirs(leadViews.create, { body: view('Ours'), account }),
    await theirs(leadViews.update, { params: { viewId: shared.id }, body: { name: 'Ours' }, account }),
    await theirs(leadViews.remove, { params: { viewId: shared.id }, account }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'role.short']),
  );
  const { body: own } = await theirs(leadViews.create, { body: view('Mine', { isOwn: true }), account });
  const params = { viewId: own.id };
  expect((await theirs(leadViews.update, { params, body: { isOwn: false }, account })).status).toBe(403);
  expect(await names(theirs)).toEqual(['For all', 'Mine']);
  expect(await names(call)).toEqual(['For all']);
  expect((await theirs(leadViews.remove, { params, account })).status).toBe(204);
});

test('each member has a default of their own beside everybody’s, and their views go with them', async () => {
  const { account, db, reader, call, theirs, view } = await withReader();
  await call(leadViews.create, { body: view('For all', { isDefault: true }) });
  const given = { isOwn: true, isDefault: true };
  await theirs(leadViews.create, { body: view('First', given), account });
  await theirs(leadViews.create, { body: view('Second', given), account });
  const { body } = await theirs(leadViews.list, { account });
  const usual = body.filter((each: { isDefault: boolean }) => each.isDefault);
  expect(usual.map((each: { name: string }) => each.name)).toEqual(['For all', 'Second']);
  await rowsOf(db, `delete from memberships where user_id = ${reader.id} and account_id = ${account}`);
  expect(await rowsOf(db, 'select name from saved_views')).toEqual([{ name: 'For all' }]);
});
