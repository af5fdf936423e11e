import { expect, test } from 'vitest';
import { account, auth } from '../../../shared/auth/endpoints';
import { testApp } from '../../testing/app';
import { builtPassword } from '../../testing/builders';
import { rowsOf } from '../../testing/database';

test('a name and an email can be changed, but not to an email that is taken', async () => {
  const { as, build } = await testApp();
  const other = await build.user();
  const call = await as(await build.user());
  const changed = await call(account.update, { body: { name: 'Eva', email: 'new@example.org' } });
  expect(changed.body.user).toMatchObject({ name: 'Eva', email: 'new@example.org' });
  const taken = await call(account.update, { body: { name: 'Eva', email: other.email.toUpperCase() } });
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']]);
});

test('changing the password asks for the current one, ends other sessions and keeps this one', async () => {
  const { agent, build } = await testApp();
  const { username } = await build.user();
  const signIn = async () => {
    const browser = agent();
    await browser.post('/api/login').send({ username, password: builtPassword });
    return browser;
  };
  const [here, elsewhere] = [await signIn(), await signIn()];
  const change = (currentPassword: string) =>
    here.post('/api/account/password').send({ currentPassword, password: 'a-new-one' });

  const refused = await change('wrong');
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { currentPassword: 'Esa no es su contraseña actual' },
  ]);
  expect((await change(builtPassword)).status).toBe(204);
  expect((await here.get('/api/user')).status).toBe(200);
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await agent().post('/api/login').send({ username, password: 'a-new-one' })).status).toBe(200);
});

test('signing out everywhere ends every session and token', async () => {
  const { as, agent, build } = await testApp();
  const user = await build.user();
  const browser = agent();
  await browser.post('/api/login').send({ username: user.username, password: builtPassword });
  const call = await as(user);
  expect((await call(account.signOutEverywhere)).status).toBe(204);
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await call(auth.user)).status).toBe(401);
});

test('the download holds everything that is theirs and nothing of others', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company(undefined, { name: 'Mine' });
  await build.items(company.id);
  await build.company(undefined, { name: 'Theirs' });
  const { body, text } = await (await as(owner))(account.data);
  expect(body.user.username).toBe(owner.username);
  expect(body.companies).toMatchObject([
    { name: 'Mine', contacts: [{ name: 'Eva' }], products: [{ name: 'Bread' }], report: null },
  ]);
  expect(text).not.toContain('Theirs');
});

test('deleting the account asks for its username and leaves no row behind', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  await build.items(company.id);
  const call = await as(owner);
  const refused = await call(account.remove, { body: { username: 'someone' } });
  expect([refused.status, refused.body.fields]).toEqual([400, { username: 'Lo que ha escrito no coincide' }]);
  expect((await call(account.remove, { body: { username: owner.username } })).status).toBe(204);
  for (const table of ['users', 'companies', 'products', 'problems', 'auth_tokens', 'company_contacts']) {
    expect([table, await rowsOf(db, `select 1 from ${table}`)]).toEqual([table, []]);
  }
});

test('a reset link arrives by mail, works once, and ends other sessions', async () => {
  const { anonymous, agent, build, runJobs, mailbox } = await testApp();
  const user = await build.user();
  const browser = agent();
  await browser.post('/api/login').send({ username: user.username, password: builtPassword });
  await anonymous(auth.requestReset, { body: { email: user.email }, headers: { 'Accept-Language': 'es' } });
  await runJobs();
  expect(mailbox).toMatchObject([{ to: { address: user.email }, subject: 'Crea una contraseña nueva' }]);
  const token = /token=([\w-]+)/.exec(mailbox[0]?.text ?? '')?.[1] as string;

  const body = { token, password: 'a-new-one' };
  expect((await anonymous(auth.resetPassword, { body })).status).toBe(204);
  expect((await browser.get('/api/user')).status).toBe(401);
  const again = await anonymous(auth.resetPassword, { body });
  expect([again.status, again.body.message]).toEqual([
    400,
    'This link is no longer valid. Please ask for a new one.',
  ]);
  const signIn = { username: user.username, password: 'a-new-one' };
  expect((await anonymous(auth.login, { body: signIn })).status).toBe(200);
});

test('a reset link is dead after an hour', async () => {
  let now = new Date('2026-01-01T10:00:00Z');
  const { anonymous, build, runJobs, mailbox } = await testApp({ now: () => now });
  await anonymous(auth.requestReset, { body: { email: (await build.user()).email } });
  await runJobs();
  now = new Date('2026-01-01T11:00:01Z');
  const token = /token=([\w-]+)/.exec(mailbox[0]?.text ?? '')?.[1] as string;
  expect((await anonymous(auth.resetPassword, { body: { token, password: 'a-new-one' } })).status).toBe(400);
});

test('asking for a link answers the same for an address without an account, and mails nobody', async () => {
  const { anonymous, build, runJobs, mailbox } = await testApp();
  const known = await anonymous(auth.requestReset, { body: { email: (await build.user()).email } });
  await runJobs();
  const unknown = await anonymous(auth.requestReset, { body: { email: 'nobody@example.org' } });
  await runJobs();
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(mailbox).toHaveLength(1);
});
