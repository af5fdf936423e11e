import { expect, test } from 'vitest';
import { account, auth } from '../../../../shared/auth/endpoints';
import { factors, secondStep } from '../../../../shared/auth/factors/endpoints';
import { builtPassword } from '../../../testing/builders';
import { authenticator } from './testing/authenticator';
import { origin, secured } from './testing/secured';
import { takesPasskeys } from './passkeys';

/** A person with a passkey. */
async function withPasskey(device = authenticator(origin)) {
  const app = await secured();
  const add = async (key = device, call = app.call) => {
    const { ticket, options } = (await call(factors.passkeyOptions)).body;
    return call(factors.addPasskey, { body: { ticket, response: key.make(options), name: 'Phone' } });
  };
  const made = await add();
  const options = async (ticket?: string) =>
    (await app.anonymous(secondStep.passkeyOptions, { body: { ticket } })).body;
  const enter = (ticket: string, response: ReturnType<typeof device.answer>) =>
    app.anonymous(secondStep.passkey, { body: { ticket, response } });
  return { ...app, device, made, add, options, enter };
}

test('a passkey is made, comes with recovery codes, and signs in alone', async () => {
  const { device, made, options, enter, person, call, wait } = await withPasskey();
  expect([made.status, made.body.recoveryCodes.length]).toEqual([201, 10]);
  wait(60);
  const asked = await options();
  expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked.options.allowCredentials).toBeUndefined();
  const done = await enter(asked.ticket, device.answer(asked.options));
  expect([done.status, done.body.user.id]).toEqual([200, person.id]);
  const { passkeys, methods } = (await call(factors.read)).body;
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }]);
  expect(methods).toEqual(['passkey', 'recovery']);
});

test('after the password, the passkey must be of the person whose password it was', async () => {
  const { signIn, device, options, enter, add, as, build, until, clock } = await withPasskey();
  const other = authenticator(origin);
  await add(other, await as(await build.user(), until, { provenAt: clock.now }));
  const { ticket, methods } = (await signIn()).body.factor;
  expect(methods).toEqual(['passkey', 'recovery']);
  const asked = await options(ticket);
  expect([asked.ticket, asked.options.allowCredentials.length]).toEqual([ticket, 1]);
  expect((await enter(ticket, other.answer(asked.options))).status).toBe(400);
  expect((await enter(ticket, device.answer(asked.options))).status).toBe(200);
});

test('an answer counts once, for its own challenge, on its own site', async () => {
  const { device, options, enter } = await withPasskey();
  const first = await options();
  const answer = device.answer(first.options);
  expect((await enter(first.ticket, answer)).status).toBe(200);
  expect((await enter(first.ticket, answer)).body.code).toBe('ticket.over');
  const second = await options();
  expect((await enter(second.ticket, answer)).status).toBe(400);
  const foreign = authenticator('http://example.org');
  expect((await enter(second.ticket, foreign.answer(second.options))).status).toBe(400);
});

test('a passkey that was made for another site is refused', async () => {
  const { made } = await withPasskey(authenticator('http://localhost:5999'));
  expect(made.status).toBe(400);
});

test('a passkey whose counter runs backwards was copied, and is refused', async () => {
  const { device, options, enter } = await withPasskey();
  const early = await options();
  const copied = device.answer(early.options);
  const later = await options();
  expect((await enter(later.ticket, device.answer(later.options))).status).toBe(200);
  expect((await enter(early.ticket, copied)).status).toBe(400);
});

test('one address begins at most sixty sign-ins by passkey within fifteen minutes', async () => {
  const { anonymous } = await secured();
  const begin = async () => (await anonymous(secondStep.passkeyOptions, { body: {} })).status;
  for (let begun = 0; begun < 60; begun += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
});

test('a passkey is removed, and no longer signs in; another person’s is not there', async () => {
  const { call, device, options, enter, as, build, until, clock } = await withPasskey();
  const [{ id }] = (await call(factors.read)).body.passkeys;
  const stranger = await as(await build.user(), until, { provenAt: clock.now });
  expect((await stranger(factors.removePasskey, { params: { id } })).status).toBe(404);
  expect((await call(factors.removePasskey, { params: { id } })).status).toBe(204);
  const asked = await options();
  expect((await enter(asked.ticket, device.answer(asked.options))).status).toBe(400);
});

test('a person has at most ten passkeys, and none twice', async () => {
  const { add, device, call } = await withPasskey();
  expect((await add(device)).status).toBe(409);
  for (let more = 1; more < 10; more += 1) await add(authenticator(origin));
  expect((await call(factors.passkeyOptions)).status).toBe(409);
});

test('a new password leaves the passkey on', async () => {
  const { call, person, anonymous } = await withPasskey();
  const password = 'another-horse';
  const changed = await call(account.changePassword, { body: { currentPassword: builtPassword, password } });
  expect(changed.status).toBe(204);
  const { body } = await anonymous(auth.login, { body: { username: person.username, password } });
  expect(body.factor.methods).toEqual(['passkey', 'recovery']);
});

test.each([
  ['https://www.example.org', true],
  ['http://localhost:5000', true],
  ['http://www.example.org', false],
  ['https://192.0.2.1', false],
  ['https://[2001:db8::1]', false],
])('%s takes passkeys: %s', (publicUrl, expected) => {
  expect(takesPasskeys({ publicUrl })).toBe(expected);
});

test('the demo account gets no factor', async () => {
  const { as, build, until, config } = await secured();
  Object.assign(config, { demo: true });
  const demo = await as(await build.user({ username: 'demo' }), until);
  for (const endpoint of [factors.passkeyOptions, factors.setUpApp]) {
    expect((await demo(endpoint)).status).toBe(403);
  }
});

test('signing in by passkey is listed, with where from', async () => {
  const { device, options, agent } = await withPasskey();
  const asked = await options();
  const browser = agent();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await browser
    .post(secondStep.passkey.path)
    .set('User-Agent', firefox)
    .send({ ticket: asked.ticket, response: device.answer(asked.options) });
  const signIns = await browser.get(factors.signIns.path);
  expect(signIns.body.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({
    method: 'passkey',
    device: 'Firefox, Linux',
    address: '127.0.0.1',
  });
  expect((await browser.get(auth.user.path)).status).toBe(200);
});
