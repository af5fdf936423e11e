import { expect, test } from 'vitest';
import { auth } from '../../../../shared/auth/endpoints';
import { factors } from '../../../../shared/auth/factors/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { deviceOf } from '../sign-in/device';

interface Listed {
  id: number;
  isThis: boolean;
  lastSeenAt: string;
}

/** A person on two devices. */
async function onTwo() {
  const clock = { now: new Date('2026-03-02T11:00:00Z') };
  const app = await testApp({ now: () => clock.now });
  const person = await app.build.user();
  const enter = async () => {
    const browser = app.agent();
    await browser.post(auth.login.path).send({ username: person.username, password: builtPassword });
    return browser;
  };
  const [laptop, phone] = [await enter(), await enter()];
  const list = async (browser: typeof laptop) => (await browser.get(factors.signIns.path)).body as Listed[];
  return { ...app, clock, person, laptop, phone, list };
}

test('a stolen device is signed out from another one, cookie and token alike', async () => {
  const { laptop, phone, list } = await onTwo();
  const all = await list(phone);
  expect([all.length, all.filter(({ isThis }) => isThis).length]).toEqual([2, 1]);
  const stolen = all.find(({ isThis }) => !isThis);
  const ended = await phone.delete(`/api/account/sign-ins/${stolen?.id}`);
  expect(ended.status).toBe(204);
  expect([(await laptop.get(auth.user.path)).status, (await phone.get(auth.user.path)).status]).toEqual([
    401, 200,
  ]);
  expect((await phone.delete(`/api/account/sign-ins/${stolen?.id}`)).status).toBe(404);
});

test('nobody ends or sees a stranger’s sign-in', async () => {
  const { phone, list, build, as } = await onTwo();
  const [first] = await list(phone);
  const stranger = await as(await build.user());
  expect((await stranger(factors.endSignIn, { params: { id: first?.id ?? 0 } })).status).toBe(404);
  expect((await stranger(factors.signIns)).body).toMatchObject([{ isThis: true }]);
});

test('a sign-in says when it was last used, to five minutes', async () => {
  const { laptop, phone, list, clock } = await onTwo();
  const seen = async () =>
    (await list(phone)).filter(({ isThis }) => !isThis).map(({ lastSeenAt }) => lastSeenAt);
  const begin = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 4 * 60_000);
  await laptop.get(auth.user.path);
  expect(await seen()).toEqual([begin]);
  clock.now = new Date(clock.now.getTime() + 4 * 60_000);
  await laptop.get(auth.user.path);
  expect(await seen()).toEqual([clock.now.toISOString()]);
});

test('whoever visits the demo account sees no other visitor', async () => {
  const { as, build } = await testApp({ config: { demo: true } });
  const demo = await build.user({ username: 'demo' });
  const [one] = [await as(demo), await as(demo)];
  expect((await one(factors.signIns)).body).toMatchObject([{ isThis: true }]);
});

test.each([
  [undefined, ''],
  ['curl/8.5.0', ''],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge, Windows',
  ],
])('the device of %s is "%s"', async (userAgent, device) => {
  expect(await deviceOf(userAgent)).toBe(device);
});
