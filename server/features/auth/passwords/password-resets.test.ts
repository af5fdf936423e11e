import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { account, auth } from '../../../../shared/auth/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';
import { deleteExpired } from '../sign-ins.queries';
import { passwordResetJob } from './password-reset';

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

test('a request that is worked on twice sends one link, which works', async () => {
  const { db, jobs, anonymous, build, runJobs, mailbox } = await testApp();
  const { email } = await build.user();
  const request = { id: randomUUID(), email, language: 'en' } as const;
  for (let time = 0; time < 2; time += 1) {
    await db.transaction((tx) => jobs.enqueue(tx, passwordResetJob, request));
    await runJobs();
  }
  expect(mailbox).toHaveLength(1);
  const token = /token=([\w-]+)/.exec(mailbox[0]?.text ?? '')?.[1] as string;
  expect((await anonymous(auth.resetPassword, { body: { token, password: 'a-new-one' } })).status).toBe(204);
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

test.each([undefined, '', 'x'.repeat(201)])(
  'a link cut short or mended (%j) is no longer valid',
  async (token) => {
    const { agent } = await testApp();
    const answer = await agent().post(auth.resetPassword.path).send({ token, password: 'a-new-one' });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { token: 'This link is no longer valid. Please ask for a new one.' },
    ]);
  },
);

test('a reset request for an unknown address gets the same answer and sends no mail', async () => {
  const { anonymous, build, runJobs, mailbox } = await testApp();
  const known = await anonymous(auth.requestReset, { body: { email: (await build.user()).email } });
  await runJobs();
  const unknown = await anonymous(auth.requestReset, { body: { email: 'nobody@example.org' } });
  await runJobs();
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(mailbox).toHaveLength(1);
});

test('the mail contains no text of the person who created the account', async () => {
  const { anonymous, runJobs, mailbox } = await testApp();
  const body = {
    username: 'x',
    password: 'secret-1',
    name: 'Pay at evil.example',
    email: 'victim@example.org',
  };
  await anonymous(auth.register, { body });
  await anonymous(auth.requestReset, { body: { email: 'victim@example.org' } });
  await runJobs();
  expect(mailbox).toHaveLength(1);
  expect(JSON.stringify(mailbox)).not.toContain('evil.example');
});

test('a newer link, another password and another email each end the links on their way', async () => {
  const { anonymous, as, build, runJobs, db } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const links = () => rowsOf(db, 'select token_hash from password_resets');
  const ask = async (email: string) => {
    await anonymous(auth.requestReset, { body: { email } });
    await runJobs();
    return links();
  };
  await ask(user.email);
  expect(await ask(user.email)).toHaveLength(1);
  await call(account.update, {
    body: { name: 'Ana', email: 'new@example.org', currentPassword: builtPassword },
  });
  expect(await links()).toEqual([]);
  expect(await ask('new@example.org')).toHaveLength(1);
  await call(account.changePassword, { body: { currentPassword: builtPassword, password: 'a-new-one' } });
  expect(await links()).toEqual([]);
});

test('one mailbox gets three links an hour at most, and whoever asks sees no difference', async () => {
  const { anonymous, build, runJobs, mailbox } = await testApp();
  const { email } = await build.user();
  const answers = [];
  for (let times = 0; times < 5; times += 1) {
    answers.push((await anonymous(auth.requestReset, { body: { email } })).body);
    await runJobs();
  }
  expect(mailbox).toHaveLength(3);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('tokens and links whose time is over are removed, others stay', async () => {
  const { build, db, anonymous, runJobs } = await testApp();
  const user = await build.user();
  await build.token(user, new Date(0));
  await build.token(user);
  await anonymous(auth.requestReset, { body: { email: user.email } });
  await runJobs();
  await deleteExpired(db, new Date());
  expect(await rowsOf(db, 'select 1 from auth_tokens')).toHaveLength(1);
  expect(await rowsOf(db, 'select 1 from password_resets')).toHaveLength(1);
  await deleteExpired(db, new Date(Date.now() + 2 * 60 * 60 * 1_000));
  expect(await rowsOf(db, 'select 1 from password_resets')).toEqual([]);
});
