import { expect, test } from 'vitest';
import { accountsApi } from '../../../../shared/accounts/endpoints';
import { auth } from '../../../../shared/auth/endpoints';
import { factors, secondStep } from '../../../../shared/auth/factors/endpoints';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';
import { secured } from './testing/secured';

test('with an app, signing in takes the password and a code, and the sign-in is strong', async () => {
  const { setUpApp, wait, signIn, anonymous, codeOf, call } = await secured();
  expect((await signIn()).body.token).toBeDefined();
  const { secret, status, codes } = await setUpApp();
  expect([status, codes.length]).toEqual([201, 10]);
  expect(codes[0]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  wait(1);
  const asked = await signIn();
  expect(asked.status).toBe(200);
  expect(asked.body).toEqual({ factor: { ticket: expect.any(String), methods: ['app', 'recovery'] } });
  expect(asked.headers['set-cookie']).toBeUndefined();
  const body = { ticket: asked.body.factor.ticket, code: codeOf(secret) };
  const done = await anonymous(secondStep.code, { body });
  expect([done.status, done.body.user.username]).toEqual([200, expect.any(String)]);
  const signIns = (await call(factors.signIns)).body as { method: string }[];
  expect(signIns.map(({ method }) => method).sort()).toEqual(['app', 'password', 'password']);
});

test('neither a ticket nor a code counts twice, nor an earlier code', async () => {
  const { setUpApp, wait, ticketOf, anonymous, codeOf, call } = await secured();
  const { secret } = await setUpApp();
  wait(1);
  const [ticket, second, code] = [await ticketOf(), await ticketOf(), codeOf(secret)];
  expect((await anonymous(secondStep.code, { body: { ticket, code } })).status).toBe(200);
  const again = await anonymous(secondStep.code, { body: { ticket, code } });
  expect([again.status, again.body.code]).toEqual([400, 'ticket.over']);
  const replayed = await anonymous(secondStep.code, { body: { ticket: second, code } });
  expect([replayed.status, replayed.body.code, Object.keys(replayed.body.fields)]).toEqual([
    400,
    'code.wrong',
    ['code'],
  ]);
  expect((await call(factors.prove, { body: { code } })).status).toBe(400);
});

test('two answers with one code at once sign in once', async () => {
  const { setUpApp, wait, ticketOf, anonymous, codeOf } = await secured();
  const { secret } = await setUpApp();
  wait(1);
  const tickets = [await ticketOf(), await ticketOf()];
  const code = codeOf(secret);
  const answers = await Promise.all(
    tickets.map((ticket) => anonymous(secondStep.code, { body: { ticket, code } })),
  );
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
});

test('a ticket takes five tries within five minutes', async () => {
  const { setUpApp, wait, ticketOf, anonymous, codeOf } = await secured();
  const { secret } = await setUpApp();
  wait(1);
  const attempt = (ticket: string, code: string) => anonymous(secondStep.code, { body: { ticket, code } });
  const ticket = await ticketOf();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await attempt(ticket, 'ABCD-EFGH')).body.code).toBe('code.wrong');
  }
  expect((await attempt(ticket, codeOf(secret))).body.code).toBe('ticket.over');
  const late = await ticketOf();
  wait(6);
  expect((await attempt(late, codeOf(secret))).body.code).toBe('ticket.over');
});

test('ten wrong codes are too many, however many tickets they come with', async () => {
  const { setUpApp, wait, ticketOf, anonymous, codeOf } = await secured();
  const { secret } = await setUpApp();
  wait(1);
  for (let tries = 0; tries < 10; tries += 1) {
    await anonymous(secondStep.code, { body: { ticket: await ticketOf(), code: 'wrong' } });
  }
  const body = { ticket: await ticketOf(), code: codeOf(secret) };
  expect((await anonymous(secondStep.code, { body })).status).toBe(429);
});

test('a recovery code signs in once, however it is typed, and its use is mailed and logged', async () => {
  const { setUpApp, ticketOf, anonymous, runJobs, mailbox, person, call } = await secured();
  const { codes } = await setUpApp();
  await runJobs();
  const [code = ''] = codes;
  const use = async () =>
    anonymous(secondStep.code, { body: { ticket: await ticketOf(), code: ` ${code.toLowerCase()} ` } });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(400);
  await runJobs();
  expect(mailbox.map(({ to, subject }) => [to.address, subject])).toEqual([
    [person.email, 'Codes from an app were set up for your account'],
    [person.email, 'A recovery code of yours was used'],
  ]);
  expect((await call(factors.read)).body).toMatchObject({ hasApp: true, recoveryCodesLeft: 9 });
  const log = await call(accountsApi.log, { params: { accountId: person.owner } });
  expect(log.body.map(({ kind }: { kind: string }) => kind)).toEqual(['codeUsed', 'factorAdded']);
});

test('new recovery codes take the place of the old ones', async () => {
  const { setUpApp, ticketOf, anonymous, call } = await secured();
  const { codes } = await setUpApp();
  const renewed = (await call(factors.renewCodes)).body.recoveryCodes as string[];
  const use = async (code = '') =>
    (await anonymous(secondStep.code, { body: { ticket: await ticketOf(), code } })).status;
  expect([await use(codes[1]), await use(renewed[1])]).toEqual([400, 200]);
});

test('nothing of a secret or a code can be read from the database', async () => {
  const { setUpApp, db } = await secured();
  const { secret, codes } = await setUpApp();
  const stored = JSON.stringify([
    await rowsOf(db, 'select * from totp_secrets'),
    await rowsOf(db, 'select * from recovery_codes'),
    await rowsOf(db, 'select * from tickets'),
  ]);
  for (const shown of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(shown);
  }
});

test('the app can be removed again, with the codes; then the password is enough', async () => {
  const { setUpApp, signIn, call } = await secured();
  await setUpApp();
  expect((await call(factors.removeApp)).status).toBe(204);
  expect((await call(factors.read)).body).toMatchObject({ hasApp: false, recoveryCodesLeft: 0, methods: [] });
  expect((await signIn()).body.token).toBeDefined();
  expect((await call(factors.removeApp)).status).toBe(404);
});

test('a form sent before the script was there leads to the second step', async () => {
  const { setUpApp, agent, person } = await secured();
  await setUpApp();
  const answer = await agent()
    .post('/auth?next=/settings')
    .type('form')
    .send({ username: person.username, password: builtPassword });
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/auth\?next=%2Fsettings&second=[\w-]{43}$/),
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('without a key for credentials the server takes no app, and says so', async () => {
  const { call, config } = await secured();
  Object.assign(config, { makesCredentialsKey: false, credentialsKey: undefined });
  expect((await call(factors.read)).body.takesApps).toBe(false);
  const refused = await call(factors.setUpApp);
  expect([refused.status, refused.body.code]).toEqual([409, 'credentials.noKey']);
});

test('a wrong password asks for no second step', async () => {
  const { setUpApp, anonymous, person } = await secured();
  await setUpApp();
  const body = { username: person.username, password: 'wrong' };
  expect((await anonymous(auth.login, { body })).status).toBe(401);
});
