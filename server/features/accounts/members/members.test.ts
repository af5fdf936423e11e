import { expect, test } from 'vitest';
import { accountsApi, membersApi } from '../../../../shared/accounts/endpoints';
import { account as person } from '../../../../shared/auth/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadFeeds } from '../../../../shared/leads/feeds/endpoints';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

/** An account with an owner, an editor and a reader, and how each of them calls. */
async function withThree() {
  const app = await testApp();
  const { as, build } = app;
  const owner = await build.user();
  const editor = await build.member(owner.owner, 'editor');
  const reader = await build.member(owner.owner, 'reader');
  const accountId = owner.owner;
  return {
    ...app,
    accountId,
    people: { owner, editor, reader },
    owner: await as(owner),
    editor: await as(editor),
    reader: await as(reader),
    at: (memberId: number) => ({ params: { accountId, memberId } }),
  };
}

test('every member sees who the others are, and nobody else does', async () => {
  const { accountId, people, reader, as, build } = await withThree();
  const { body } = await reader(membersApi.list, { params: { accountId } });
  expect(body).toMatchObject([
    { id: people.owner.id, name: people.owner.name, email: people.owner.email, role: 'owner' },
    { id: people.editor.id, role: 'editor' },
    { id: people.reader.id, role: 'reader' },
  ]);
  const stranger = await as(await build.user());
  const refused = await stranger(membersApi.list, { params: { accountId } });
  expect([refused.status, refused.body.code]).toEqual([404, 'account.unknown']);
});

test('the owner changes a role, which holds from the next call on and stands in the log', async () => {
  const { accountId, people, owner, reader, at } = await withThree();
  const add = () => reader(leadContacts.create, { body: { firstName: 'Ana' }, account: accountId });
  expect((await add()).body.code).toBe('role.short');
  const changed = await owner(membersApi.update, { ...at(people.reader.id), body: { role: 'editor' } });
  expect(changed.status).toBe(204);
  expect((await add()).status).toBe(201);
  const { body } = await owner(accountsApi.log, { params: { accountId } });
  expect(body).toMatchObject([
    {
      kind: 'toEditor',
      about: people.reader.name,
      actor: { id: people.owner.id, name: people.owner.name },
      address: expect.stringMatching(/\S/),
    },
  ]);
});

test('whoever owns an account is neither demoted nor removed, and does not leave', async () => {
  const { people, owner, editor, at } = await withThree();
  const demoted = await owner(membersApi.update, { ...at(people.owner.id), body: { role: 'reader' } });
  const left = await owner(membersApi.remove, at(people.owner.id));
  expect([demoted.status, demoted.body.code, left.status, left.body.code]).toEqual([
    409,
    'owner.stays',
    409,
    'owner.stays',
  ]);
  const removed = await editor(membersApi.remove, at(people.owner.id));
  expect([removed.status, removed.body.code]).toEqual([403, 'role.short']);
});

test('a member leaves, removes nobody, and is removed by the owner only', async () => {
  const { accountId, people, owner, editor, reader, at } = await withThree();
  expect((await editor(membersApi.remove, at(people.reader.id))).status).toBe(403);
  expect((await reader(membersApi.remove, at(people.reader.id))).status).toBe(204);
  expect((await reader(leadContacts.list, { account: accountId })).status).toBe(404);
  expect((await owner(membersApi.remove, at(people.editor.id))).status).toBe(204);
  expect((await editor(leadContacts.list, { account: accountId })).status).toBe(404);
  expect((await editor(leadContacts.list)).status).toBe(200);
  expect((await owner(membersApi.remove, at(people.editor.id))).status).toBe(404);
  const { body } = await owner(accountsApi.log, { params: { accountId } });
  expect(body.map(({ kind, about }: { kind: string; about: string }) => [kind, about])).toEqual([
    ['removed', people.editor.name],
    ['left', people.reader.name],
  ]);
  const ofReader = { person: people.reader.id };
  const { body: theirs } = await owner(accountsApi.log, { params: { accountId }, query: ofReader });
  expect(theirs).toMatchObject([{ kind: 'left' }]);
});

test('whoever is removed from their only account gets an empty one of their own', async () => {
  const { accountId, people, owner, reader, at, db } = await withThree();
  await rowsOf(db, `delete from memberships where account_id = ${people.reader.owner}`);
  await owner(membersApi.remove, at(people.reader.id));
  const { body } = await reader(accountsApi.list);
  expect(body).toMatchObject([{ name: people.reader.name, role: 'owner' }]);
  expect(body[0].id).not.toBe(accountId);
  expect((await reader(leadContacts.list)).body.rows).toEqual([]);
});

test.each(['is removed', 'is deleted'])(
  'with a member who %s go the mails of theirs that wait, and the address of the calendar',
  async (how) => {
    const { accountId, people, owner, editor, at, db, runJobs, mailbox } = await withThree();
    const ana = { firstName: 'Ana', points: [{ kind: 'email', value: 'ana@example.org' }] };
    const { body: contact } = await owner(leadContacts.create, { body: ana });
    await rowsOf(db, `insert into crm_senders (user_id, proven_email) select id, email from users`);
    const mail = (key: string) => ({ key, address: 'ana@example.org', subject: 'Bread', body: 'Fresh' });
    const params = { id: contact.id };
    const theirs = mail('7b0f4f2a-0d9e-4b8e-9b7e-2f6d1c5a9e11');
    expect((await editor(leadMails.send, { params, body: theirs, account: accountId })).status).toBe(201);
    const own = mail('7b0f4f2a-0d9e-4b8e-9b7e-2f6d1c5a9e12');
    expect((await owner(leadMails.send, { params, body: own })).status).toBe(201);
    await editor(leadFeeds.renew, { account: accountId });
    const { username } = people.editor;
    if (how === 'is removed') await owner(membersApi.remove, at(people.editor.id));
    else await editor(person.remove, { body: { username, currentPassword: builtPassword } });
    await runJobs('all');
    expect(mailbox).toHaveLength(1);
    expect(await rowsOf(db, 'select state, reason from crm_mails order by id')).toEqual([
      { state: 'refused', reason: 'sender-gone' },
      { state: 'sent', reason: null },
    ]);
    expect(await rowsOf(db, 'select from member_feeds')).toEqual([]);
  },
);

test('a person opens another account, which is theirs and empty, ten at most', async () => {
  const { as, build } = await testApp();
  const user = await build.user();
  const call = await as(user);
  await call(leadContacts.create, { body: { firstName: 'Ana' } });
  const { body } = await call(accountsApi.create, { body: { name: 'Second business' } });
  expect((await call(leadContacts.list, { account: body.id })).body.rows).toEqual([]);
  expect((await call(accountsApi.list)).body).toMatchObject([
    { id: user.owner, role: 'owner' },
    { id: body.id, name: 'Second business', role: 'owner' },
  ]);
  for (let opened = 2; opened < 10; opened += 1) await call(accountsApi.create, { body: { name: 'More' } });
  const refused = await call(accountsApi.create, { body: { name: 'Eleventh' } });
  expect([refused.status, refused.body.code]).toEqual([409, 'account.full']);
});

test('an account is renamed by its owner, and a name without letters is refused beside the field', async () => {
  const { accountId, owner, editor } = await withThree();
  const params = { accountId };
  expect((await editor(accountsApi.update, { params, body: { name: 'Mine' } })).status).toBe(403);
  expect((await owner(accountsApi.update, { params, body: { name: 'Espiga' } })).status).toBe(204);
  expect((await owner(accountsApi.list)).body).toMatchObject([{ name: 'Espiga' }]);
  const headers = { 'Accept-Language': 'en' };
  const refused = await owner(accountsApi.update, { params, body: { name: ' ' }, headers });
  expect(refused.body.fields).toEqual({ name: 'The account needs a name' });
});

test('a download of everything stands in the log, and holds the members and the whole log', async () => {
  const { accountId, owner, people, db } = await withThree();
  await rowsOf(
    db,
    `insert into account_log (user_id, at, actor, kind, about, address)
      select ${accountId}, now(), '{"id":1,"name":"Eva"}', 'invited', 'a' || n, '' from generate_series(1, 150) as n`,
  );
  const { body } = await owner(person.data);
  expect(body.members).toHaveLength(3);
  expect(body.accountLog).toHaveLength(151);
  const { body: log } = await owner(accountsApi.log, { params: { accountId } });
  expect(log).toHaveLength(100);
  expect(log[0]).toMatchObject({ kind: 'exported', actor: { id: people.owner.id } });
});
