import { expect, test } from 'vitest';
import { membersApi } from '../../../../shared/accounts/endpoints';
import { account as person } from '../../../../shared/auth/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadBoard, leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

/** An owner and an editor of one account, which has a record of each kind for each of them and for nobody. */
async function withTwo() {
  const app = await testApp();
  const owner = await app.build.user();
  const editor = await app.build.member(owner.owner, 'editor');
  const account = owner.owner;
  const [call, others] = [await app.as(owner), await app.as(editor)];
  const kinds = [
    [leadContacts, 'firstName'],
    [leadCompanies, 'name'],
    [leadOpportunities, 'title'],
    [leadTasks, 'title'],
  ] as const;
  const made: { id: number }[][] = [];
  for (const [api, name] of kinds) {
    const rows = [];
    for (const assigneeId of [owner.id, editor.id, null]) {
      const { status, body } = await call(api.create, { body: { [name]: 'Forn', assigneeId } });
      expect([status, body.assigneeId]).toEqual([201, assigneeId]);
      rows.push(body);
    }
    made.push(rows);
  }
  /** Whom the records of each kind are assigned to, in the order in which they were created. */
  const assigned = async () => {
    const lists = kinds.map(async ([api]) => {
      const { body } = await call(api.list, { query: {} });
      return body.rows
        .toSorted((left: { id: number }, right: { id: number }) => left.id - right.id)
        .map((row: { assigneeId: number | null }) => row.assigneeId);
    });
    return Promise.all(lists);
  };
  const leaving = { params: { accountId: account, memberId: editor.id } };
  return { ...app, account, owner, editor, call, others, kinds, made, assigned, leaving };
}

test('records of each kind are found by the member that they are assigned to, and by having none', async () => {
  const { call, owner, editor, kinds } = await withTwo();
  for (const [api] of kinds) {
    const found = async (assigneeId: object) => {
      const query = { filter: JSON.stringify({ assigneeId }) };
      const { body } = await call(api.list, { query });
      return body.rows.map((row: { assigneeId: number | null }) => row.assigneeId);
    };
    expect(await found({ any: [String(editor.id)] })).toEqual([editor.id]);
    expect(await found({ empty: true })).toEqual([null]);
    const others = await found({ none: [String(editor.id)] });
    expect(new Set(others)).toEqual(new Set([null, owner.id]));
  }
});

test('the board and its sums show the cards of one member', async () => {
  const { call, editor, made } = await withTwo();
  const query = { assignee: editor.id };
  const { body } = await call(leadBoard.read, { query });
  const cards = body.columns.flatMap((column: { cards: { rows: object[] } }) => column.cards.rows);
  expect(cards).toMatchObject([{ id: made[2]?.[1]?.id, assigneeId: editor.id }]);
  expect((await call(leadBoard.sums, { query })).body.stages).toMatchObject([{ count: 1 }]);
});

test('somebody who is no member is refused at the field, by one record and by many', async () => {
  const { call, build, made } = await withTwo();
  const stranger = await build.user();
  const [first] = made[0] ?? [];
  const id = first?.id as number;
  const headers = { 'Accept-Language': 'en' };
  const body = { assigneeId: stranger.id };
  const changed = await call(leadContacts.update, { params: { id }, body, headers });
  expect([changed.status, changed.body.fields]).toEqual([400, { assigneeId: 'They are no longer a member' }]);
  const does = { set: { assigneeId: stranger.id } };
  const bulk = await call(leadContacts.bulk, { body: { of: { ids: [id] }, does }, headers });
  expect([bulk.status, bulk.body.fields]).toEqual([400, { assigneeId: 'They are no longer a member' }]);
});

test('many are assigned as one act, which goes back as a whole', async () => {
  const { call, editor, kinds, made, assigned } = await withTwo();
  const before = await assigned();
  for (const [place, [api]] of kinds.entries()) {
    const ids = (made[place] ?? []).map(({ id }) => id);
    const done = await call(api.bulk, { body: { of: { ids }, does: { set: { assigneeId: editor.id } } } });
    expect([done.status, done.body.count]).toEqual([200, 2]);
    expect((await assigned())[place]).toEqual([editor.id, editor.id, editor.id]);
    expect((await call(leadActs.undo, { params: { act: done.body.act } })).status).toBe(200);
  }
  expect(await assigned()).toEqual(before);
});

test('what is assigned to a member who is removed goes to whom the owner says, as one act', async () => {
  const { call, owner, editor, made, assigned, leaving, db } = await withTwo();
  expect((await call(membersApi.remove, { ...leaving, body: { handTo: owner.id } })).status).toBe(204);
  expect(await assigned()).toEqual(made.map(() => [owner.id, owner.id, null]));
  const [newest] = (await call(leadActs.list)).body.rows;
  expect(newest).toMatchObject({ kind: 'bulk', count: 4, actor: { id: owner.id } });
  const undone = await call(leadActs.undo, { params: { act: newest.id } });
  // They are gone, and nobody can be given back to them.
  expect(undone.body).toMatchObject({ records: 0 });
  expect(await assigned()).toEqual(made.map(() => [owner.id, owner.id, null]));
  expect(await rowsOf(db, `select from crm_contacts where assignee_id = ${editor.id}`)).toEqual([]);
});

test.each(['nobody', 'the owner'])('a removal may leave what was assigned to %s', async (heir) => {
  const { call, owner, made, assigned, leaving } = await withTwo();
  await call(membersApi.remove, { ...leaving, body: heir === 'nobody' ? { handTo: null } : {} });
  const next = heir === 'nobody' ? null : owner.id;
  expect(await assigned()).toEqual(made.map(() => [owner.id, next, null]));
});

test('an heir who is no member refuses the removal, and the member stays', async () => {
  const { call, build, account, leaving, assigned } = await withTwo();
  const before = await assigned();
  const { id: handTo } = await build.user();
  expect((await call(membersApi.remove, { ...leaving, body: { handTo } })).status).toBe(400);
  expect((await call(membersApi.list, { params: { accountId: account } })).body).toHaveLength(2);
  expect(await assigned()).toEqual(before);
});

test('who deletes themselves leaves what was theirs to the owner', async () => {
  const { others, owner, editor, made, assigned } = await withTwo();
  const body = { username: editor.username, currentPassword: builtPassword };
  expect((await others(person.remove, { body })).status).toBe(204);
  expect(await assigned()).toEqual(made.map(() => [owner.id, owner.id, null]));
});

test('the database itself keeps the account of a record whose member has gone, and takes no stranger', async () => {
  const { build, db, account, editor } = await withTwo();
  await rowsOf(db, `delete from memberships where user_id = ${editor.id} and account_id = ${account}`);
  const left = await rowsOf(db, 'select user_id, assignee_id from crm_contacts order by id');
  expect(left).toMatchObject([{ user_id: account }, { user_id: account, assignee_id: null }, {}]);
  const stranger = await build.user();
  await expect(rowsOf(db, `update crm_tasks set assignee_id = ${stranger.id}`)).rejects.toMatchObject({
    cause: { code: '23503' },
  });
});
