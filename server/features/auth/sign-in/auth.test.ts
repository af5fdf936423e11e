import { expect, test } from 'vitest';
import { auth } from '../../../../shared/auth/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

const eva = { username: 'Eva', password: 'secret-1', name: 'Eva Ruiz', email: 'eva@example.org' };

test('registering signs in: the answer has a token and the user, and the cookie works too', async () => {
  const { agent } = await testApp();
  const browser = agent();
  const made = await browser.post('/api/register').send(eva);
  expect(made.status).toBe(201);
  expect(Object.keys(made.body.user).sort()).toEqual([
    'createdAt',
    'email',
    'id',
    'name',
    'role',
    'username',
  ]);
  expect(made.body.user).toMatchObject({ username: 'Eva', name: 'Eva Ruiz', role: 'user' });
  expect(made.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax/);

  expect((await browser.get('/api/user')).body.user.username).toBe('Eva');
  const byToken = await agent().get('/api/user').set('Authorization', `Bearer ${made.body.token}`);
  expect(byToken.body.user.username).toBe('Eva');
});

test('a password is kept as an argon2id hash and a token only as its hash', async () => {
  const { anonymous, db } = await testApp();
  const { body } = await anonymous(auth.register, { body: eva });
  const [stored] = await rowsOf(db, 'select password from users');
  expect(stored?.password).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(await rowsOf(db, 'select * from auth_tokens'))).not.toContain(body.token);
});

test.each([
  ['username', { username: 'EVA' }, 'Ese usuario ya existe'],
  ['email', { email: 'EVA@example.org' }, 'Ya existe una cuenta con ese correo electrónico'],
])('a %s is taken in any case', async (field, change, text) => {
  const { anonymous } = await testApp();
  await anonymous(auth.register, { body: eva });
  const other = { ...eva, username: 'otra', email: 'otra@example.org', ...change };
  const answer = await anonymous(auth.register, { body: other });
  expect([answer.status, answer.body.fields]).toEqual([409, { [field]: text }]);
});

test.each([
  ['username', '', 'El usuario es requerido'],
  ['username', 'a\r\nb', 'No puede contener saltos de línea ni caracteres de control'],
  ['password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['name', ' ', 'El nombre es requerido'],
  ['name', 'x'.repeat(201), 'Puede tener como máximo 200 caracteres'],
  ['email', 'eva', 'Debe ser un correo electrónico válido'],
])('registering with %s %j is refused beside the field', async (field, value, text) => {
  const { anonymous } = await testApp();
  const answer = await anonymous(auth.register, { body: { ...eva, [field]: value } });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});

test('registration that is closed is refused and not offered', async () => {
  const { anonymous } = await testApp({ config: { registrationOpen: false } });
  expect((await anonymous(auth.options)).body).toEqual({ registrationOpen: false, demo: null });
  const answer = await anonymous(auth.register, { body: eva, headers: { 'Accept-Language': 'es' } });
  expect([answer.status, answer.body.message]).toEqual([403, 'El registro está cerrado']);
});

test('a wrong user and a wrong password get the same answer', async () => {
  const { anonymous, build } = await testApp();
  const { username } = await build.user();
  for (const body of [
    { username, password: 'wrong' },
    { username: 'nobody', password: builtPassword },
  ]) {
    const answer = await anonymous(auth.login, { body });
    expect([answer.status, answer.body]).toEqual([401, { message: 'Credenciales inválidas' }]);
  }
});

test('signing in takes the username in any case, and gives a fresh session', async () => {
  const { agent, build } = await testApp();
  const { username } = await build.user();
  const browser = agent();
  const first = await browser
    .post('/api/login')
    .send({ username: username.toUpperCase(), password: builtPassword });
  const second = await browser.post('/api/login').send({ username, password: builtPassword });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.headers['set-cookie']?.[0]).not.toEqual(second.headers['set-cookie']?.[0]);
});

test('an invalid token is 401 whatever the cookie says', async () => {
  const { agent } = await testApp();
  const browser = agent();
  await browser.post('/api/register').send(eva);
  expect((await browser.get('/api/user').set('Authorization', 'Bearer nonsense')).status).toBe(401);
  expect((await browser.get('/api/user')).status).toBe(200);
});

test('an expired token is 401', async () => {
  const { agent, build } = await testApp();
  const token = await build.token(await build.user(), new Date(0));
  expect((await agent().get('/api/user').set('Authorization', `Bearer ${token}`)).status).toBe(401);
});

test.each(['cookie', 'token'] as const)(
  'logging out by %s ends both the session and the token',
  async (how) => {
    const { agent } = await testApp();
    const browser = agent();
    const { token } = (await browser.post('/api/register').send(eva)).body;
    const bearer = { Authorization: `Bearer ${token}` };
    const client = how === 'cookie' ? browser : agent();
    const answer = await client.post('/api/logout').set(how === 'token' ? bearer : {});
    expect(answer.status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await agent().get('/api/user').set(bearer)).status).toBe(401);
  },
);

test('neither a session id as a token nor a token as a cookie signs in', async () => {
  const { agent } = await testApp();
  const made = await agent().post('/api/register').send(eva);
  const cookie = String(made.headers['set-cookie']?.[0]).split(';')[0] as string;
  const sid = decodeURIComponent(cookie.split('=')[1] as string)
    .slice(2)
    .split('.')[0];
  expect((await agent().get('/api/user').set('Authorization', `Bearer ${sid}`)).status).toBe(401);
  const forged = `quorumia.sid=${encodeURIComponent(`s:${made.body.token}.x`)}`;
  expect((await agent().get('/api/user').set('Cookie', forged)).status).toBe(401);
});

test('a username is one account however its accents are typed, and has no invisible characters', async () => {
  const { anonymous } = await testApp();
  await anonymous(auth.register, { body: { ...eva, username: 'jos\u00e9' } });
  const again = { ...eva, username: 'jose\u0301', email: 'other@example.org' };
  expect((await anonymous(auth.register, { body: again })).status).toBe(409);
  const signIn = { username: 'jose\u0301', password: eva.password };
  expect((await anonymous(auth.login, { body: signIn })).status).toBe(200);
  const hidden = await anonymous(auth.register, { body: { ...eva, username: 'ev\u200ba' } });
  expect([hidden.status, hidden.body.fields]).toEqual([
    400,
    { username: 'No puede contener caracteres invisibles' },
  ]);
});

test('signing in again in one browser ends the former sign-in', async () => {
  const { agent, build } = await testApp();
  const { username } = await build.user();
  const browser = agent();
  const first = await browser.post('/api/login').send({ username, password: builtPassword });
  await browser.post('/api/login').send({ username, password: builtPassword });
  const byFormer = await agent().get('/api/user').set('Authorization', `Bearer ${first.body.token}`);
  expect(byFormer.status).toBe(401);
});

test('a visit in the second half of a token’s time gives it the whole time again', async () => {
  const day = 24 * 60 * 60 * 1_000;
  let now = new Date('2026-01-01T00:00:00Z');
  const { agent, build } = await testApp({ now: () => now });
  const token = await build.token(await build.user(), new Date(now.getTime() + 14 * day));
  const visit = () => agent().get('/api/user').set('Authorization', `Bearer ${token}`);
  for (const days of [8, 13, 13]) {
    now = new Date(now.getTime() + days * day);
    expect((await visit()).status).toBe(200);
  }
  now = new Date(now.getTime() + 15 * day);
  expect((await visit()).status).toBe(401);
});

test.each([
  ['/auth?next=/settings', builtPassword, '/auth?next=%2Fsettings'],
  ['/leadmanager', 'wrong', '/leadmanager?failed=1'],
  ['/comercia-auth', '', '/comercia-auth?failed=1'],
])('a form sent to %s before its script was there leads back to the page', async (page, password, back) => {
  const { agent, build } = await testApp();
  const { username } = await build.user();
  const browser = agent();
  const answer = await browser.post(page).type('form').send({ username, password });
  expect([answer.status, decodeURIComponent(answer.headers.location ?? '')]).toEqual([
    303,
    decodeURIComponent(back),
  ]);
  expect((await browser.get('/api/user')).status).toBe(password === builtPassword ? 200 : 401);
});
