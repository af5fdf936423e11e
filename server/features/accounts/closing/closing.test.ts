import { expect, test } from 'vitest';
import { accountsApi } from '../../../../shared/accounts/endpoints';
import { auth } from '../../../../shared/auth/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const begin = new Date('2026-03-02T11:00:00Z');
const day = 86_400_000;

/** An owner, their account's name, and an editor of it. */
async function withMembers() {
  const clock = { now: begin };
  const app = await testApp({ now: () => clock.now });
  const owner = await app.build.user();
  const editor = await app.build.member(owner.owner, 'editor');
  const until = new Date(begin.getTime() + 400 * day);
  const [call, theirs] = [await app.as(owner, until), await app.as(editor, until)];
  const params = { accountId: owner.owner };
  const close = (name = owner.name) => call(accountsApi.close, { params, body: { name } });
  const accounts = async () => (await rowsOf(app.db, 'select id from accounts')).map(({ id }) => id);
  return { ...app, clock, owner, editor, call, theirs, params, close, accounts };
}

test('an account with members can be read for seven days, everybody is told, then it goes', async () => {
  const { close, theirs, owner, editor, runJobs, mailbox, clock, clear, accounts } = await withMembers();
  expect((await close()).status).toBe(204);
  await runJobs();
  expect(mailbox.map(({ to }) => to.address).sort()).toEqual([editor.email, owner.email].sort());
  expect(mailbox[0]?.text).toContain('9 March 2026');
  const account = owner.owner;
  const body = { title: 'Call', due: null };
  expect((await theirs(leadTasks.list, { account })).status).toBe(200);
  const refused = await theirs(leadTasks.create, { account, body });
  expect([refused.status, refused.body.code]).toEqual([409, 'account.closing']);
  clock.now = new Date(begin.getTime() + 7 * day - 1);
  await clear();
  expect(await accounts()).toContain(account);
  clock.now = new Date(begin.getTime() + 7 * day);
  await clear();
  expect(await accounts()).not.toContain(account);
  expect((await theirs(leadTasks.list, { account })).status).toBe(404);
  expect((await theirs(auth.user)).body.accounts).toHaveLength(1);
});

test('its owner can keep it, and it is written again', async () => {
  const { close, call, theirs, params, owner, clock, clear, accounts } = await withMembers();
  await close();
  expect((await close()).body.code).toBe('account.closing');
  expect((await call(accountsApi.keep, { params })).status).toBe(204);
  clock.now = new Date(begin.getTime() + 8 * day);
  await clear();
  expect(await accounts()).toContain(owner.owner);
  const body = { title: 'Call', due: null };
  expect((await theirs(leadTasks.create, { account: owner.owner, body })).status).toBe(201);
  const log = await call(accountsApi.log, { params });
  expect(log.body.map(({ kind }: { kind: string }) => kind)).toEqual(['kept', 'closing']);
});

test('a wrong name closes nothing', async () => {
  const { close, owner, accounts } = await withMembers();
  const refused = await close('Another');
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
  expect(await accounts()).toContain(owner.owner);
});

test('whoever is alone closes at once, and has an empty account', async () => {
  const { build, as, db } = await withMembers();
  const alone = await build.user();
  const call = await as(alone, new Date(begin.getTime() + day));
  const made = await call(leadTasks.create, { body: { title: 'Call', due: null } });
  expect(made.status).toBe(201);
  const params = { accountId: alone.owner };
  expect((await call(accountsApi.close, { params, body: { name: alone.name } })).status).toBe(204);
  const { accounts } = (await call(auth.user)).body;
  expect(accounts).toMatchObject([{ name: alone.name, role: 'owner', closingAt: null }]);
  expect(accounts[0].id).not.toBe(alone.owner);
  expect(await rowsOf(db, 'select id from crm_tasks')).toEqual([]);
});

test('only the owner closes or keeps', async () => {
  const { theirs, owner, params } = await withMembers();
  for (const answer of [
    await theirs(accountsApi.close, { params, body: { name: owner.name } }),
    await theirs(accountsApi.keep, { params }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'role.short']);
  }
});
