import { expect, test } from 'vitest';
import { accountsApi, invitationsApi, membersApi } from '../../../../shared/accounts/endpoints';
import { account } from '../../../../shared/auth/endpoints';
import { factors } from '../../../../shared/auth/factors/endpoints';
import { leadExports } from '../../../../shared/leads/exports/endpoints';
import { builtPassword } from '../../../testing/builders';
import { authenticator } from './testing/authenticator';
import { origin, secured } from './testing/secured';

test('what cannot be undone asks for a proof of ten minutes, what takes data away for one of twelve hours', async () => {
  const { call, wait, person } = await secured();
  const params = { accountId: person.owner };
  const remove = () => call(membersApi.remove, { params: { ...params, memberId: 99 } });
  const take = () => call(leadExports.contacts);
  expect([(await remove()).status, (await take()).status]).toEqual([404, 200]);
  wait(11);
  const refused = await remove();
  expect([refused.status, refused.body.code, (await take()).status]).toEqual([403, 'proof.needed', 200]);
  wait(12 * 60);
  expect([(await take()).body.code, (await call(account.data)).body.code]).toEqual([
    'proof.needed',
    'proof.needed',
  ]);
  expect((await call(factors.prove, { body: { password: builtPassword } })).status).toBe(204);
  expect([(await remove()).status, (await take()).status]).toEqual([404, 200]);
});

test('a proof is asked for before the call is read, and after the role', async () => {
  const { call, wait, person, as, build, until } = await secured();
  const params = { accountId: person.owner, memberId: 99 };
  wait(11);
  const unread = await call(membersApi.update, { params, body: { role: 'nonsense' } });
  expect(unread.body.code).toBe('proof.needed');
  const reader = await as(await build.member(person.owner, 'reader'), until, { provenAt: null });
  const short = await reader(membersApi.update, { params, body: { role: 'editor' } });
  expect(short.body.code).toBe('role.short');
});

test('an invitation asks for a proof of today, handing over for one of now', async () => {
  const { call, wait, person } = await secured();
  wait(30);
  const invite = (role: string) =>
    call(invitationsApi.create, {
      params: { accountId: person.owner },
      body: { email: 'ana@example.org', role },
    });
  expect((await invite('editor')).status).toBe(201);
  expect((await invite('owner')).body.code).toBe('proof.needed');
});

test('a wrong password is said at its field, and proves nothing', async () => {
  const { call, wait } = await secured();
  wait(11);
  const wrong = await call(factors.prove, {
    body: { password: 'wrong' },
    headers: { 'Accept-Language': 'en' },
  });
  expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'That isn’t your current password' }]);
  expect((await call(factors.prove, { body: {} })).body.fields).toHaveProperty('password');
  expect((await call(factors.setUpApp)).body.code).toBe('proof.needed');
});

test('for whoever has a factor the password is no proof; a code or the passkey is, and it is logged', async () => {
  const { call, wait, setUpApp, codeOf, person } = await secured();
  const device = authenticator(origin);
  const { secret } = await setUpApp();
  const made = (await call(factors.passkeyOptions)).body;
  const body = { ticket: made.ticket, response: device.make(made.options), name: 'Key' };
  expect((await call(factors.addPasskey, { body })).status).toBe(201);
  wait(11);
  expect((await call(factors.prove, { body: { password: builtPassword } })).status).toBe(400);
  expect((await call(factors.prove, { body: { code: codeOf(secret) } })).status).toBe(204);
  wait(11);
  const { ticket, options } = (await call(factors.proofOptions)).body;
  const passkey = { ticket, response: device.answer(options) };
  expect((await call(factors.prove, { body: { passkey } })).status).toBe(204);
  expect((await call(factors.prove, { body: { passkey } })).body.code).toBe('ticket.over');
  expect((await call(factors.renewCodes)).status).toBe(201);
  const log = await call(accountsApi.log, { params: { accountId: person.owner }, query: { kind: 'proved' } });
  expect(log.body).toHaveLength(2);
});

test('the proof of one sign-in is none of another', async () => {
  const { call, as, person, until } = await secured();
  const other = await as(person, until, { provenAt: null });
  expect((await call(factors.prove, { body: { password: builtPassword } })).status).toBe(204);
  expect((await other(factors.setUpApp)).body.code).toBe('proof.needed');
});

test('the demo account, whose password everybody knows, is asked for no proof', async () => {
  const { as, build, until } = await secured();
  const demo = await as(await build.user({ username: 'demo' }), until, { provenAt: null });
  expect((await demo(leadExports.contacts)).status).toBe(200);
});
