import { expect, test } from 'vitest';
import { account, auth } from '../../../../shared/auth/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { seedDemo } from '../../../seed-demo';
import { rowsOf } from '../../../testing/database';

test('a name and an email can be changed, but not to an email that is taken', async () => {
  const { as, build } = await testApp();
  const other = await build.user();
  const call = await as(await build.user());
  const update = (email: string) =>
    call(account.update, { body: { name: 'Eva', email, currentPassword: builtPassword } });
  const changed = await update('new@example.org');
  expect(changed.body.user).toMatchObject({ name: 'Eva', email: 'new@example.org' });
  const taken = await update(other.email.toUpperCase());
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
    { currentPassword: 'Esa no es tu contraseña actual' },
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
  const { share } = await build.everything(company);
  await build.company(undefined, { name: 'Theirs' });
  const { body, text } = await (await as(owner))(account.data);
  expect(body.user.username).toBe(owner.username);
  expect(body.companies).toMatchObject([
    {
      name: 'Mine',
      contacts: [{ name: 'Eva' }],
      products: [{ name: 'Bread' }],
      departments: [{ name: 'Ventas' }],
      problems: [{ description: 'Tareas manuales' }],
      strengths: [{ description: 'Datos históricos' }],
      swotEntries: [{ kind: 'threat', description: 'Prices' }],
      report: {
        analysis: 'Analysis',
        snapshot: { company: { name: 'Mine' }, products: [{ name: 'Bread' }] },
        shares: [{ id: share.id, withSwot: true }],
      },
    },
  ]);
  expect(text).not.toMatch(/Theirs|token/i);
});

test('deleting the account asks for its username and password, and leaves no row behind', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  await build.everything(company);
  const call = await as(owner);
  const remove = (username: string, currentPassword?: string) =>
    call(account.remove, { body: { username, currentPassword } });
  const refusals = [
    await remove('someone', builtPassword),
    await remove(owner.username),
    await remove(owner.username, 'wrong'),
  ];
  expect(refusals.map(({ status, body }) => [status, body.fields])).toEqual([
    [400, { username: 'Lo que has escrito no coincide' }],
    [400, { currentPassword: 'La contraseña es requerida' }],
    [400, { currentPassword: 'Esa no es tu contraseña actual' }],
  ]);
  expect((await remove(owner.username, builtPassword)).status).toBe(204);
  const tables = await rowsOf<{ name: string }>(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  );
  for (const { name } of tables)
    expect([name, await rowsOf(db, `select 1 from ${name}`)]).toEqual([name, []]);
  expect(tables.length).toBeGreaterThan(10);
});

test('who owns an account with other members stays until it is handed over', async () => {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const member = await build.member(user.owner, 'editor');
  const remove = async ({ username }: typeof user, call: Awaited<ReturnType<typeof as>>) =>
    call(account.remove, { body: { username, currentPassword: builtPassword } });
  const refused = await remove(user, await as(user));
  expect(refused).toMatchObject({ status: 409, body: { code: 'owner.stays' } });
  const accounts = () => rowsOf<{ id: number }>(db, 'select id from accounts order by id');
  expect(await accounts()).toHaveLength(2);
  // A member who goes takes only the account that is theirs alone.
  expect((await remove(member, await as(member))).status).toBe(204);
  expect(await accounts()).toEqual([{ id: user.owner }]);
  expect((await remove(user, await as(user))).status).toBe(204);
  expect(await accounts()).toEqual([]);
});

test('guesses at the current password run out, wherever it is asked for', async () => {
  const { as, build } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const currentPassword = 'wrong';
  const guesses = [
    () => call(account.changePassword, { body: { currentPassword, password: 'a-new-one' } }),
    () => call(account.update, { body: { name: 'Ana', email: 'new@example.org', currentPassword } }),
    () => call(account.remove, { body: { username: user.username, currentPassword } }),
  ];
  for (let turn = 0; turn < 10; turn += 1) expect((await guesses[turn % 3]?.())?.status).toBe(400);
  for (const guess of guesses) expect((await guess()).status).toBe(429);
});

test('no visitor can lock others out of the demo account', async () => {
  const { agent, db, config } = await testApp({ config: { demo: true } });
  await seedDemo(db, config);
  const browser = agent();
  await browser.post('/api/login').send({ username: 'demo', password: 'demo-quorumia' });
  const answers = [
    await browser
      .post('/api/account/password')
      .send({ currentPassword: 'demo-quorumia', password: 'mine-now' }),
    await browser
      .patch('/api/account')
      .send({ name: 'Me', email: 'me@example.org', currentPassword: 'demo-quorumia' }),
    await browser.delete('/api/account').send({ username: 'demo', currentPassword: 'demo-quorumia' }),
    await browser.post('/api/account/sign-outs'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await browser.get('/api/companies')).body).toHaveLength(2);
});
