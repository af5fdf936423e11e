import { afterEach, expect, test } from 'vitest';
import { accountsApi, invitationsApi, membersApi } from '../../../../shared/accounts/endpoints';
import { account as person, auth } from '../../../../shared/auth/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { readConfig } from '../../../platform/config';
import { createMailer } from '../../../platform/mail/mailer';
import { testApp } from '../../../testing/app';
import type { BuiltUser } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';
import { smtpServer } from '../../../testing/smtp-server';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const begin = new Date('2026-03-02T11:00:00Z');
const eva = { username: 'eva', password: 'correct-horse', name: 'Eva Soler', email: 'eva@example.org' };

/** An owner who invites; mails go through a real server. */
async function inviting({ registrationOpen = true } = {}) {
  const smtp = await smtpServer();
  open.push(smtp.close);
  const clock = { now: begin };
  const mailer = createMailer(readConfig({ SMTP_URL: smtp.url }));
  const app = await testApp({ mailer, now: () => clock.now, config: { registrationOpen } });
  const inAYear = new Date(begin.getTime() + 400 * 86_400_000);
  const as = (user: BuiltUser) => app.as(user, inAYear);
  const owner = await app.build.user();
  const call = await as(owner);
  const params = { accountId: owner.owner };
  const invite = (email: string, role = 'editor') =>
    call(invitationsApi.create, { params, body: { email, role } });
  /** The token of the newest link that was mailed. */
  const newest = async () => {
    await app.runJobs();
    const raw = smtp.mails.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    return /invitation\?token=([\w-]+)/.exec(raw)?.[1] as string;
  };
  return { ...app, as, smtp, clock, owner, call, params, invite, newest };
}

test('whoever is invited reads the mail, sees what it is about, and accepts once', async () => {
  const { invite, newest, smtp, anonymous, as, build, owner, call, params } = await inviting();
  const guest = await build.user();
  const { status, body } = await invite(guest.email, 'reader');
  expect([status, body.role]).toEqual([201, 'reader']);
  const token = await newest();
  expect(smtp.mails).toMatchObject([{ to: guest.email }]);
  expect(smtp.mails[0]?.raw).not.toContain(owner.name);
  const shown = await anonymous(invitationsApi.read, { params: { token } });
  expect(shown.body).toMatchObject({
    account: { id: owner.owner, name: owner.name },
    invitedBy: owner.name,
    email: guest.email,
    role: 'reader',
    isRegistered: true,
  });
  const theirs = await as(guest);
  const account = owner.owner;
  expect((await theirs(leadContacts.list, { account })).status).toBe(404);
  const accepted = await theirs(invitationsApi.accept, { params: { token } });
  expect(accepted.body).toEqual({ accountId: account });
  expect((await theirs(leadContacts.list, { account })).status).toBe(200);
  const again = await theirs(invitationsApi.accept, { params: { token } });
  expect([again.status, again.body.code]).toEqual([409, 'invitation.over']);
  expect((await anonymous(invitationsApi.read, { params: { token } })).body.code).toBe('invitation.over');
  expect((await call(invitationsApi.list, { params })).body).toEqual([]);
  const { body: log } = await call(accountsApi.log, { params });
  expect(log.map(({ kind, about }: { kind: string; about: string }) => [kind, about])).toEqual([
    ['joined', guest.name],
    ['invited', guest.email],
  ]);
});

test('somebody new registers by the link although registration is closed, without an account of their own', async () => {
  const { invite, newest, anonymous, owner, db } = await inviting({ registrationOpen: false });
  await invite('Eva@Example.org');
  const token = await newest();
  expect((await anonymous(invitationsApi.read, { params: { token } })).body.isRegistered).toBe(false);
  expect((await anonymous(auth.register, { body: eva })).status).toBe(403);
  const madeUp = await anonymous(auth.register, { body: { ...eva, invitation: 'made-up' } });
  expect([madeUp.status, madeUp.body.code]).toEqual([409, 'invitation.over']);
  const other = { ...eva, email: 'other@example.org', invitation: token };
  const elsewhere = await anonymous(auth.register, { body: other });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'invitation.other']);
  const made = await anonymous(auth.register, { body: { ...eva, invitation: token } });
  expect(made.status).toBe(201);
  const headers = { Authorization: `Bearer ${made.body.token}` };
  const { body } = await anonymous(auth.user, { headers });
  expect(body.accounts).toMatchObject([{ id: owner.owner, role: 'editor' }]);
  expect(await rowsOf(db, 'select id from accounts')).toHaveLength(1);
  expect(await rowsOf(db, 'select username from users order by id')).toHaveLength(2);
});

test('an invitation for one address is not for another, and ends after seven days', async () => {
  const { invite, newest, as, build, clock, anonymous } = await inviting();
  const guest = await build.user();
  await invite(guest.email);
  const token = await newest();
  const other = await as(await build.user());
  const refused = await other(invitationsApi.accept, {
    params: { token },
    headers: { 'Accept-Language': 'es' },
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'invitation.other']);
  expect(refused.body.message).toMatch(/^Esta invitación es para otro correo/);
  clock.now = new Date('2026-03-09T11:00:01Z');
  expect((await anonymous(invitationsApi.read, { params: { token } })).status).toBe(409);
  const late = await (await as(guest))(invitationsApi.accept, { params: { token } });
  expect(late.body.code).toBe('invitation.over');
  expect((await invite(guest.email)).status).toBe(201);
});

test('sent again, only the new link works; withdrawn, none does', async () => {
  const { invite, newest, anonymous, call, params } = await inviting();
  const { body: made } = await invite('eva@example.org');
  const first = await newest();
  const id = { ...params, id: made.id as number };
  expect((await call(invitationsApi.resend, { params: id })).status).toBe(200);
  const second = await newest();
  const works = async (token: string) => (await anonymous(invitationsApi.read, { params: { token } })).status;
  expect([await works(first), await works(second)]).toEqual([409, 200]);
  expect((await call(invitationsApi.withdraw, { params: id })).status).toBe(204);
  expect(await works(second)).toBe(409);
  expect((await call(invitationsApi.resend, { params: id })).status).toBe(404);
});

test('a member, and an address that is invited already, are refused beside the field', async () => {
  const { invite, build, owner } = await inviting();
  const member = await build.member(owner.owner, 'reader');
  const again = await invite(member.email.toUpperCase());
  expect([again.status, again.body.code, again.body.fields]).toEqual([
    409,
    'member.again',
    { email: 'They are a member already' },
  ]);
  await invite('eva@example.org');
  const twice = await invite('EVA@example.org');
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['email']]);
  const wrong = await invite('not an address', 'king');
  expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([400, ['email', 'role']]);
});

test('nobody is invited to the demo, an editor invites nobody, and twenty mails leave in an hour', async () => {
  const { invite, as, build, owner, params } = await inviting();
  const editor = await as(await build.member(owner.owner, 'editor'));
  const body = { email: 'eva@example.org', role: 'reader' };
  expect((await editor(invitationsApi.create, { params, body })).status).toBe(403);
  const demo = await build.user({ username: 'demo' });
  const ofDemo = { params: { accountId: demo.owner }, body };
  expect((await (await as(demo))(invitationsApi.create, ofDemo)).status).toBe(403);
  for (let sent = 0; sent < 20; sent += 1)
    expect((await invite(`guest${sent}@example.org`)).status).toBe(201);
  expect((await invite('eva@example.org')).status).toBe(429);
});

test('an account is handed over to a member, who accepts; whoever owned it stays as an editor', async () => {
  const { invite, newest, as, build, owner, call, params } = await inviting();
  const stranger = await invite((await build.user()).email, 'owner');
  expect(Object.keys(stranger.body.fields)).toEqual(['email']);
  const heir = await build.member(owner.owner, 'reader');
  expect((await invite(heir.email, 'owner')).status).toBe(201);
  const token = await newest();
  expect((await call(person.data)).status).toBe(200);
  await (await as(heir))(invitationsApi.accept, { params: { token } });
  const { body } = await call(membersApi.list, { params });
  expect(body).toMatchObject([
    { id: owner.id, role: 'editor' },
    { id: heir.id, role: 'owner' },
  ]);
  expect((await call(person.data, { account: owner.owner })).status).toBe(403);
});

test('a member whose new address is invited already is asked for the account once that is withdrawn', async () => {
  const { invite, build, owner, db } = await inviting();
  await invite('eva@example.org');
  const heir = await build.member(owner.owner, 'editor');
  await rowsOf(db, `update users set email = 'eva@example.org' where id = ${heir.id}`);
  const { status, body } = await invite('eva@example.org', 'owner');
  expect([status, Object.keys(body.fields)]).toEqual([409, ['email']]);
});

test('an heir who has left meanwhile does not come back as the owner', async () => {
  const { invite, newest, as, build, owner, call, params } = await inviting();
  const heir = await build.member(owner.owner, 'editor');
  await invite(heir.email, 'owner');
  const token = await newest();
  await call(membersApi.remove, { params: { ...params, memberId: heir.id } });
  const late = await (await as(heir))(invitationsApi.accept, { params: { token } });
  expect(late.body.code).toBe('invitation.over');
});

test('however many transfers and removals meet, an account has one owner', async () => {
  const { invite, newest, as, build, owner, params, db } = await inviting();
  const members = await Promise.all([1, 2, 3, 4].map(() => build.member(owner.owner, 'editor')));
  const people = await Promise.all([owner, ...members].map(async (user) => ({ user, call: await as(user) })));
  await invite((members[0] as BuiltUser).email, 'owner');
  const token = await newest();
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const { call } = people[index % people.length] as (typeof people)[number];
      if (index % 3 === 0) return call(invitationsApi.accept, { params: { token } });
      const { user } = people[(index * 7 + 1) % people.length] as (typeof people)[number];
      return call(membersApi.remove, { params: { ...params, memberId: user.id } });
    }),
  );
  const found = await rowsOf<{ role: string }>(
    db,
    `select role from memberships where account_id = ${owner.owner}`,
  );
  expect(found.filter(({ role }) => role === 'owner')).toHaveLength(1);
});
