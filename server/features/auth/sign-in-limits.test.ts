import { expect, test } from 'vitest';
import { testApp } from '../../testing/app';
import { builtPassword } from '../../testing/builders';

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

test('other spellings of a username do not begin anew', async () => {
  const { user, attempt } = await withAttempts();
  for (let failures = 0; failures < 10; failures += 1) await attempt(user.username, 'wrong', '192.0.2.1');
  for (const spelling of [user.username.toUpperCase(), ` ${user.username} `]) {
    expect((await attempt(spelling, builtPassword, '192.0.2.1')).status).toBe(429);
  }
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
