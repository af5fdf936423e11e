import { expect, test } from 'vitest';
import { account, auth } from '../../../../shared/auth/endpoints';
import { site } from '../../../../shared/site';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

async function withAccount() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const update = (body: object, language = 'es') =>
    call(account.update, { body: { name: 'Ana', ...body }, headers: { 'Accept-Language': language } });
  return { ...app, user, update };
}

test.each([
  [undefined, 'La contraseña es requerida'],
  ['', 'La contraseña es requerida'],
  ['wrong', 'Esa no es tu contraseña actual'],
])(
  'the email is not changed with the password %j, and nobody is written to',
  async (currentPassword, text) => {
    const { db, user, update } = await withAccount();
    const answer = await update({ name: 'Eva', email: 'new@example.org', currentPassword });
    expect([answer.status, answer.body.fields]).toEqual([400, { currentPassword: text }]);
    expect(await rowsOf(db, 'select name, email from users')).toEqual([{ name: 'Ana', email: user.email }]);
    expect(await rowsOf(db, 'select 1 from mails')).toEqual([]);
  },
);

test('changing only the name needs no password, sends no mail and keeps pending links', async () => {
  const { anonymous, db, user, update, runJobs, mailbox } = await withAccount();
  await anonymous(auth.requestReset, { body: { email: user.email } });
  await runJobs();
  const answer = await update({ name: 'Eva', email: user.email });
  expect([answer.status, answer.body.user.name]).toEqual([200, 'Eva']);
  await runJobs();
  expect(mailbox).toHaveLength(1);
  expect(await rowsOf(db, 'select 1 from password_resets')).toHaveLength(1);
});

test.each([
  ['en', 'The email of your account has changed', 'If it was not you'],
  ['es', 'Ha cambiado el correo de tu cuenta', 'Si no has sido tú'],
])(
  'the former address is told in %s, without a word that anybody typed',
  async (language, subject, advice) => {
    const { user, update, runJobs, mailbox, config } = await withAccount();
    const changed = {
      name: 'Pay at evil.example',
      email: 'evil@evil.example',
      currentPassword: builtPassword,
    };
    expect((await update(changed, language)).status).toBe(200);
    await runJobs();
    expect(mailbox).toMatchObject([{ to: { name: '', address: user.email }, subject }]);
    const [mail] = mailbox;
    for (const told of [advice, `${config.publicUrl}/settings`, site.email])
      expect(mail?.text).toContain(told);
    expect(JSON.stringify({ ...mail, to: undefined })).not.toMatch(new RegExp(`evil|${user.username}`));
  },
);

test('a taken email changes nothing and sends no mail', async () => {
  const { build, db, user, update } = await withAccount();
  const { email } = await build.user();
  expect((await update({ email, currentPassword: builtPassword })).status).toBe(409);
  expect(await rowsOf(db, `select email from users where id = ${user.id}`)).toEqual([{ email: user.email }]);
  expect(await rowsOf(db, 'select 1 from mails')).toEqual([]);
});

test('an address is left five times an hour at most, so that its mailbox cannot be filled', async () => {
  const { user, update, runJobs, mailbox } = await withAccount();
  const moveTo = async (email: string) => (await update({ email, currentPassword: builtPassword })).status;
  for (let times = 0; times < 5; times += 1) {
    expect([await moveTo(`away${times}@example.org`), await moveTo(user.email)]).toEqual([200, 200]);
  }
  expect(await moveTo('away@example.org')).toBe(429);
  await runJobs();
  expect(mailbox.filter(({ to }) => to.address === user.email)).toHaveLength(5);
});
