import { expect, test } from 'vitest';
import { anySpelling } from '../../../../shared/any-spelling';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

async function withAttempts() {
  const { agent, build } = await testApp({ config: { trustProxy: 1 } });
  const user = await build.user();
  const attempt = (username: string, password: string, address: string) =>
    agent().post('/api/login').set('X-Forwarded-For', address).send({ username, password });
  return { agent, build, user, attempt };
}

test('ten failures lock one account for one address only, and say when to come back', async () => {
  const { user, attempt } = await withAttempts();
  const { username } = user;
  for (let failures = 0; failures < 10; failures += 1) {
    expect((await attempt(username, 'wrong', '192.0.2.1')).status).toBe(401);
  }
  const refused = await attempt(username, builtPassword, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
  expect((await attempt(username, builtPassword, '192.0.2.2')).status).toBe(200);
});

test('all spellings of a username share one count of failures', async () => {
  const { user, attempt } = await withAttempts();
  for (let failures = 0; failures < 10; failures += 1) await attempt(user.username, 'wrong', '192.0.2.1');
  for (const spelling of [user.username.toUpperCase(), ` ${user.username} `]) {
    expect((await attempt(spelling, builtPassword, '192.0.2.1')).status).toBe(429);
  }
});

test.each([
  ['marta', ['MARTA', 'Marta', ' marta ', 'ｍａｒｔａ']],
  ['josé', ['JOSÉ', 'jose\u0301', 'JOSE\u0301']],
  ['straße', ['STRAẞE', 'STRASSE']],
  ['ΟΔΟΣ', ['οδος', 'οδοσ']],
  ['İnci', ['i\u0307nci', 'INCI', 'ıncı']],
])(
  'the eleventh attempt at %s in any spelling says the same whether the account exists',
  async (username, spellings) => {
    const { agent, attempt } = await withAttempts();
    const verdicts = async (address: string) => {
      const seen = [];
      for (let failures = 0; failures < 10; failures += 1)
        seen.push(await attempt(username, 'wrong', address));
      for (const spelling of spellings) seen.push(await attempt(spelling, 'wrong', address));
      return seen.map(({ status, body }) => [status, body]);
    };
    const unknown = await verdicts('192.0.2.1');
    const account = { username, email: 'm@example.org', name: 'M', password: 'secret-1' };
    expect((await agent().post('/api/register').send(account)).status).toBe(201);
    expect(await verdicts('192.0.2.2')).toEqual(unknown);
    expect(unknown.map(([status]) => status)).toEqual([
      ...Array<number>(10).fill(401),
      ...spellings.map(() => 429),
    ]);
  },
);

test('what the database takes for one letter counts as one', async () => {
  const { db } = await testApp();
  const pairs = await rowsOf<{ letter: string; lowered: string }>(
    db,
    `select chr(n) as letter, lower(chr(n)) as lowered from generate_series(1, 131071) as n
     where n not between 55296 and 57343 and chr(n) <> lower(chr(n))`,
  );
  expect(pairs.length).toBeGreaterThan(25);
  expect(pairs.filter(({ letter, lowered }) => anySpelling(letter) !== anySpelling(lowered))).toEqual([]);
});

test('fifty failures from one address are too many, and one IPv6 network is one address', async () => {
  const { user, attempt } = await withAttempts();
  for (let failures = 0; failures < 50; failures += 1) {
    expect((await attempt(`nobody${failures}`, 'wrong', `2001:db8:1:2::${failures}`)).status).toBe(401);
  }
  expect((await attempt(user.username, builtPassword, '2001:db8:1:2::ffff')).status).toBe(429);
  expect((await attempt(user.username, builtPassword, '2001:db8:1:3::1')).status).toBe(200);
});

test('signing in does not count', async () => {
  const { user, attempt } = await withAttempts();
  for (let times = 0; times < 12; times += 1) {
    expect((await attempt(user.username, builtPassword, '192.0.2.1')).status).toBe(200);
  }
});

test('the twenty-first registration of an hour from one address is refused', async () => {
  const { agent } = await withAttempts();
  const register = (index: number) =>
    agent()
      .post('/api/register')
      .send({ username: `u${index}`, email: `u${index}@example.org`, name: 'U', password: 'secret-1' });
  for (let index = 0; index < 20; index += 1) expect((await register(index)).status).toBe(201);
  expect((await register(20)).status).toBe(429);
});
