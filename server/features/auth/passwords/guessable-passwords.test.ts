import { expect, test } from 'vitest';
import { account, auth } from '../../../../shared/auth/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

const eva = { username: 'eva-ruiz', password: 'secret-1', name: 'Eva', email: 'eva.r@example.org' };
const common = 'Es una de las 10.000 contraseñas más comunes';
const known = 'No puede ser tu usuario ni tu correo electrónico';

test.each([
  ['123456', common],
  ['PASSWORD', common],
  ['Eva-Ruiz', known],
  ['EVA.R@example.org', known],
])('registering with the password %s is refused beside the field: %s', async (password, text) => {
  const { anonymous, db } = await testApp();
  const answer = await anonymous(auth.register, { body: { ...eva, password } });
  expect([answer.status, answer.body.fields]).toEqual([400, { password: text }]);
  expect(await rowsOf(db, 'select 1 from users')).toEqual([]);
});

test('the part of the email before the @ is refused too, and the reason is said in English', async () => {
  const { anonymous } = await testApp();
  const body = { ...eva, email: 'eva.from.work@example.org', password: 'Eva.From.Work' };
  const headers = { 'Accept-Language': 'en' };
  const answer = await anonymous(auth.register, { body, headers });
  expect(answer.body.fields).toEqual({ password: 'It must not be your username or your email' });
  const again = await anonymous(auth.register, { body: { ...body, password: 'letmein' }, headers });
  expect(again.body.fields).toEqual({ password: 'This is one of the 10,000 most common passwords' });
});

test('a common password is refused', async () => {
  const { as, anonymous } = await testApp();
  const { user } = (await anonymous(auth.register, { body: eva })).body;
  const call = await as(user);
  for (const [password, text] of [
    ['Football', common],
    ['EVA-RUIZ', known],
    [eva.email, known],
  ]) {
    const body = { currentPassword: eva.password, password };
    const answer = await call(account.changePassword, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, { password: text }]);
  }
  expect((await anonymous(auth.login, { body: eva })).status).toBe(200);
});

test('a mailed link takes no such password either, and goes on working', async () => {
  const { anonymous, runJobs, mailbox } = await testApp();
  await anonymous(auth.register, { body: eva });
  await anonymous(auth.requestReset, { body: { email: eva.email } });
  await runJobs();
  const token = /token=([\w-]+)/.exec(mailbox[0]?.text ?? '')?.[1] as string;
  const choose = (password: string) => anonymous(auth.resetPassword, { body: { token, password } });
  expect((await choose('qwerty')).body.fields).toEqual({ password: common });
  expect((await choose(eva.username)).body.fields).toEqual({ password: known });
  expect((await choose('a-new-one')).status).toBe(204);
});

test('a refused new password counts neither as a registration nor as a wrong current password', async () => {
  const { anonymous, as, build } = await testApp();
  const call = await as(await build.user());
  for (let times = 0; times < 21; times += 1) {
    expect((await anonymous(auth.register, { body: { ...eva, password: '123456' } })).status).toBe(400);
  }
  expect((await anonymous(auth.register, { body: eva })).status).toBe(201);
  const change = (password: string) =>
    call(account.changePassword, { body: { currentPassword: builtPassword, password } });
  for (let times = 0; times < 11; times += 1) expect((await change('123456')).status).toBe(400);
  expect((await change('a-new-one')).status).toBe(204);
});
