import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';
import { rowsOf } from '../../../testing/database';

const day = 24 * 60 * 60 * 1_000;

const behindHttps = { publicUrl: 'https://www.example.org', trustProxy: 1 };

interface Answer {
  headers: Record<string, string>;
}

/** The cookies that a response sets, by name; the value is empty for a deleted cookie. */
const cookiesOf = ({ headers }: Answer) =>
  new Map(
    ([headers['set-cookie'] ?? []].flat() as string[]).map(
      (cookie) => cookie.split(/[=;]/, 2) as [string, string],
    ),
  );

async function visitor(config: object, protocol = 'https') {
  const { agent, build } = await testApp({ config });
  const { username } = await build.user();
  const send = (method: 'get' | 'post', path: string, cookie = '') =>
    agent()[method](path).set({ 'X-Forwarded-Proto': protocol, Cookie: cookie });
  const signIn = () => send('post', '/api/login').send({ username, password: builtPassword });
  return { send, signIn };
}

test('over https the session has a cookie that no other host can set, and it signs in', async () => {
  const { send, signIn } = await visitor(behindHttps);
  const answer = await signIn();
  expect(answer.headers['set-cookie']).toHaveLength(1);
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-quorumia\.sid=[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  const [[name, value]] = [...cookiesOf(answer)] as [[string, string]];
  expect((await send('get', '/api/user', `${name}=${value}`)).status).toBe(200);
});

test.each([
  ['at an http address', { ...behindHttps, publicUrl: 'http://www.example.org' }, 'https'],
  ['without a proxy that is believed', { ...behindHttps, trustProxy: 0 }, 'https'],
  ['when the request came over http', behindHttps, 'http'],
])('%s the cookie keeps its plain name', async (_where, config, protocol) => {
  const { send, signIn } = await visitor(config, protocol);
  const [[name, value]] = [...cookiesOf(await signIn())] as [[string, string]];
  expect(name).toBe('quorumia.sid');
  expect((await send('get', '/api/user', `${name}=${value}`)).status).toBe(200);
});

test('a session under the plain cookie name continues, gets the new name, and signing out removes both', async () => {
  const { send, signIn } = await visitor(behindHttps);
  const value = cookiesOf(await signIn()).get('__Host-quorumia.sid');
  const visit = await send('get', '/api/user', `theme=dark; quorumia.sid=${value}`);
  expect(visit.status).toBe(200);
  expect(cookiesOf(visit).get('__Host-quorumia.sid')).toBe(value);

  const left = await send('post', '/api/logout', `quorumia.sid=${value}; __Host-quorumia.sid=${value}`);
  expect([...cookiesOf(left)]).toEqual([
    ['quorumia.sid', ''],
    ['__Host-quorumia.sid', ''],
  ]);
  expect((await send('get', '/api/user', `quorumia.sid=${value}`)).status).toBe(401);
});

test('where both cookies come, the one of this host decides', async () => {
  const { send, signIn } = await visitor(behindHttps);
  const value = cookiesOf(await signIn()).get('__Host-quorumia.sid');
  const injected = `quorumia.sid=${value}; __Host-quorumia.sid=s%3Anothing.x`;
  expect((await send('get', '/api/user', injected)).status).toBe(401);
});

test('a call with a token leaves the session alone, until the token is renewed with its session and cookie', async () => {
  let now = new Date();
  const { agent, build, db } = await testApp({ now: () => now });
  const { username } = await build.user();
  const signedIn = await agent().post('/api/login').send({ username, password: builtPassword });
  const [[name, value]] = [...cookiesOf(signedIn)] as [[string, string]];
  const call = (cookie = '') =>
    agent()
      .get('/api/user')
      .set({ Authorization: `Bearer ${signedIn.body.token}`, Cookie: cookie });
  const days = async () => {
    const [row] = await rowsOf<{ token: number; session: number }>(
      db,
      `select round(extract(epoch from expires_at - now()) / 86400)::int as token,
        round(extract(epoch from expire - localtimestamp) / 86400)::int as session
      from auth_tokens join user_sessions on sid = session_id`,
    );
    return row;
  };

  expect(cookiesOf(await call(`${name}=${value}`)).size).toBe(0);
  now = new Date(now.getTime() + 8 * day);
  expect((await call()).status).toBe(200);
  expect(await days()).toEqual({ token: 22, session: 22 });
  now = new Date(now.getTime() + 8 * day);
  expect(cookiesOf(await call(`${name}=${value}`)).get(name)).toBe(value);
});
