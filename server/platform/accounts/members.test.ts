import { expect, test } from 'vitest';
import { account, auth } from '../../../shared/auth/endpoints';
import { leadContacts } from '../../../shared/leads/contacts/endpoints';
import { testApp } from '../../testing/app';
import { builtPassword } from '../../testing/builders';
import { rowsOf } from '../../testing/database';
import type { Db } from '../database/database';

const ana = { firstName: 'Ana' };

test('a call is about the account that it names, and about the first of the person’s own otherwise', async () => {
  const { as, build } = await testApp();
  const { owner } = await build.user();
  const member = await build.member(owner, 'editor');
  const call = await as(member);
  const { body: theirs } = await call(leadContacts.create, { body: ana, account: owner });
  const own = await call(leadContacts.create, { body: ana });
  const names = async (of?: typeof owner) =>
    (await call(leadContacts.list, { account: of })).body.rows.map(idOf);
  expect([await names(owner), await names(), await names(member.owner)]).toEqual([
    [theirs.id],
    [own.body.id],
    [own.body.id],
  ]);
  const { body } = await call(auth.user);
  expect(body.accounts).toMatchObject([
    { id: member.owner, role: 'owner' },
    { id: owner, role: 'editor' },
  ]);
});

const idOf = ({ id }: { id: number }) => id;

test('a cookie alone leads to the person’s own account too, whatever their number', async () => {
  const { agent, as, build } = await testApp();
  const others = await build.user();
  await (await as(others))(leadContacts.create, { body: ana });
  const { username, owner } = await build.user();
  const browser = agent();
  await browser.post('/api/login').send({ username, password: builtPassword });
  const { body } = await browser.get('/api/user');
  expect(body.accounts).toMatchObject([{ id: owner, role: 'owner' }]);
  expect((await browser.get('/api/leads/contacts')).body.rows).toEqual([]);
});

test('whoever acts is named, not the account', async () => {
  const { as, build } = await testApp();
  const { owner } = await build.user();
  const member = await build.member(owner, 'editor');
  const call = await as(member);
  const { body } = await call(leadContacts.create, { body: ana, account: owner });
  const history = await call(leadContacts.history, { params: { id: body.id }, account: owner });
  expect(history.body).toMatchObject([{ actor: { kind: 'person', id: member.id, name: member.name } }]);
});

test('an account of which somebody is no member is none, whether it exists or not', async () => {
  const { as, build } = await testApp();
  const { owner } = await build.user();
  const call = await as(await build.user());
  const refusal = { code: 'account.unknown', message: 'You are not a member of this account' };
  for (const account of [owner, 2_000_000_000 as typeof owner, 'x' as never]) {
    const { status, body } = await call(leadContacts.list, { account });
    expect({ status, body }).toEqual({ status: 404, body: refusal });
  }
});

test('what an owner alone may do is refused to an editor, in the language of the request', async () => {
  const { as, build } = await testApp();
  const { owner } = await build.user();
  const call = await as(await build.member(owner, 'editor'));
  const headers = { 'Accept-Language': 'es' };
  const { status, body } = await call(account.data, { account: owner, headers });
  expect({ status, body }).toEqual({
    status: 403,
    body: { code: 'role.short', message: 'Solo puede hacerlo quien es titular de la cuenta' },
  });
});

test('a demotion and a removal hold from the next call on', async () => {
  const { as, build, db } = await testApp();
  const { owner } = await build.user();
  const member = await build.member(owner, 'editor');
  const call = await as(member);
  const create = async () => (await call(leadContacts.create, { body: ana, account: owner })).status;
  const change = (statement: string) =>
    rowsOf(db, `${statement} where account_id = ${owner} and user_id = ${member.id}`);
  expect(await create()).toBe(201);
  await change(`update memberships set role = 'reader'`);
  await expect.poll(create).toBe(403);
  await change('delete from memberships');
  await expect.poll(create).toBe(404);
});

test('a person whom the version before has stored gets an account of the same number', async () => {
  const { db } = await testApp();
  const [{ id }] = (await rowsOf<{ id: number }>(
    db,
    `insert into users (username, password, name, email) values ('old', '-', 'Old', 'old@example.org') returning id`,
  )) as [{ id: number }];
  const found = await rowsOf(db, 'select account_id, user_id, role from memberships');
  expect(found).toEqual([{ account_id: id, user_id: id, role: 'owner' }]);
  await rowsOf(db, `insert into crm_tags (user_id, name) values (${id}, 'VIP')`);
  await rowsOf(db, `delete from users where id = ${id}`);
  expect(await rowsOf(db, 'select id from accounts')).toEqual([]);
  expect(await rowsOf(db, 'select id from crm_tags')).toEqual([]);
});

test('an account with members always has one owner', async () => {
  const { build, db } = await testApp();
  const { id, owner } = await build.user();
  const other = await build.member(owner, 'editor');
  const change = (tx: Db, person: number, statement: string) =>
    rowsOf(tx, `${statement} where account_id = ${owner} and user_id = ${person}`);
  const without = { cause: { constraint: 'memberships_owner_stays' } };
  await expect(change(db, id, `update memberships set role = 'reader'`)).rejects.toMatchObject(without);
  await expect(change(db, id, 'delete from memberships')).rejects.toMatchObject(without);
  await expect(rowsOf(db, `delete from users where id = ${id}`)).rejects.toMatchObject(without);
  await expect(change(db, other.id, `update memberships set role = 'owner'`)).rejects.toMatchObject({
    cause: { constraint: 'memberships_owner' },
  });
  await db.transaction(async (tx) => {
    await change(tx, id, `update memberships set role = 'editor'`);
    await change(tx, other.id, `update memberships set role = 'owner'`);
  });
  expect(
    await rowsOf(db, `select user_id from memberships where account_id = ${owner} and role = 'owner'`),
  ).toEqual([{ user_id: other.id }]);
});

test('two hundred writes that go to two accounts in turn end each in its own', {
  timeout: 120_000,
}, async () => {
  const { as, build, db } = await testApp();
  const { owner } = await build.user();
  const member = await build.member(owner, 'editor');
  const call = await as(member);
  const accounts = [member.owner, owner];
  const write = (n: number) =>
    call(leadContacts.create, { body: { firstName: `of-${n % 2}` }, account: accounts[n % 2] });
  // Ten at once, as of tabs that wait for nobody.
  for (let n = 0; n < 200; n += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, more) => write(n + more)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }
  const stored = await rowsOf(
    db,
    'select user_id, first_name, count(*)::int as count from crm_contacts group by 1, 2 order by 2',
  );
  expect(stored).toEqual(
    accounts.map((account, place) => ({ user_id: account, first_name: `of-${place}`, count: 100 })),
  );
});
