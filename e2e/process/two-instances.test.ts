import { afterAll, beforeAll, expect, test } from 'vitest';
import { remembered } from '../../server/platform/http/callers';
import { smtpServer } from '../../server/testing/smtp-server';
import { freshPostgres } from './fresh-postgres';
import { dataDirectory, eventually, type RunningServer, sendEnquiry, startServer } from './running-server';

const postgres = freshPostgres('instances');
let instances: [RunningServer, RunningServer];
let smtp: Awaited<ReturnType<typeof smtpServer>>;
const data = dataDirectory();

beforeAll(async () => {
  await postgres.create();
  smtp = await smtpServer();
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: data.path,
    SMTP_URL: smtp.url,
    SESSION_SECRET: 's'.repeat(32),
  };
  // Both start on an empty database: one migrates while the other waits.
  instances = await Promise.all([startServer(env), startServer(env)]);
});

afterAll(async () => {
  for (const instance of instances ?? []) await instance.end('SIGTERM');
  await smtp?.close();
  data.remove();
  await postgres.drop();
});

const arrivedMails = () =>
  smtp.mails.flatMap(({ raw }) => /^Message-ID: <(enquiry-.*)@/m.exec(raw)?.[1] ?? []);

const post = (instance: RunningServer, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${instance.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a session and a token created on one instance work on the other', async () => {
  const user = { username: 'eva', password: 'secret-1', name: 'Eva', email: 'eva@example.org' };
  const made = await post(instances[0], '/api/register', user);
  const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const { token } = (await made.json()) as { token: string };
  const who = (headers: Record<string, string>) => fetch(`${instances[1].url}/api/user`, { headers });
  expect((await who({ Cookie: cookie })).status).toBe(200);
  expect((await who({ Authorization: `Bearer ${token}` })).status).toBe(200);
});

/** Signs in on one instance, lets both cache the token, and signs out on the other. */
async function signOutOnTheOther(username: string) {
  const user = { username, password: 'secret-1', name: 'Ana', email: `${username}@example.org` };
  const { token } = (await (await post(instances[0], '/api/register', user)).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const statuses = () =>
    Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/api/user`, { headers })).status));
  expect(await statuses()).toEqual([200, 200]);
  const signedOut = performance.now();
  expect((await post(instances[1], '/api/logout', {}, headers)).status).toBe(204);
  await eventually(async () => (await statuses()).every((status) => status === 401));
  return performance.now() - signedOut;
}

test('a sign-out on one instance takes effect on the other before its cache expires', async () => {
  expect(await signOutOnTheOther('ana')).toBeLessThan(remembered / 2);
});

/** Registers on one instance; resolves to the headers of the sign-in, and to the person's first account. */
async function enter(username: string, invitation?: string) {
  const user = { username, password: 'secret-1', name: username, email: `${username}@example.org` };
  const made = await post(instances[0], '/api/register', { ...user, ...(invitation && { invitation }) });
  const { token, user: person } = (await made.json()) as { token: string; user: { id: number } };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const get = async <Answer>(instance: RunningServer, path: string) =>
    (await fetch(instance.url + path, { headers })).json() as Promise<Answer>;
  return { id: person.id, headers, get };
}

test('a demotion, a removal and the end of a device on one instance hold on the other before its cache expires', async () => {
  const [first, second] = instances;
  const owner = await enter('olga');
  const [account] = await owner.get<{ id: number }[]>(first, '/api/accounts');
  const under = `/api/accounts/${account?.id}`;
  await post(first, `${under}/invitations`, { email: 'mar@example.org', role: 'editor' }, owner.headers);
  const mailed = () => smtp.mails.find(({ to }) => to === 'mar@example.org')?.raw.replaceAll('=\r\n', '');
  await eventually(() => mailed() !== undefined);
  const member = await enter(
    'mar',
    /invitation\?token=(?:3D)?([\w-]+)/.exec(mailed()?.replaceAll('=3D', '=') ?? '')?.[1],
  );

  /** How long it takes after a change on the first instance until the second one answers with another status. */
  const heldAfter = async (
    call: () => Promise<Response>,
    change: () => Promise<Response>,
    status: number,
  ) => {
    expect((await call()).ok).toBe(true);
    expect((await change()).ok).toBe(true);
    const changed = performance.now();
    await eventually(async () => (await call()).status === status);
    return performance.now() - changed;
  };
  const write = () =>
    post(second, `/api/leads/tasks?account=${account?.id}`, { title: 'Call', due: null }, member.headers);
  const read = () =>
    fetch(`${second.url}/api/leads/tasks?account=${account?.id}`, { headers: member.headers });
  const self = () => fetch(`${second.url}/api/user`, { headers: member.headers });
  const [signIn] = await member.get<{ id: number }[]>(second, '/api/account/sign-ins');
  const change = (method: string, path: string, who: typeof owner, body?: object) => () =>
    fetch(first.url + path, { method, headers: who.headers, ...(body && { body: JSON.stringify(body) }) });
  const one = `${under}/members/${member.id}`;
  const times = [
    await heldAfter(write, change('PATCH', one, owner, { role: 'reader' }), 403),
    await heldAfter(read, change('DELETE', one, owner), 404),
    await heldAfter(self, change('DELETE', `/api/account/sign-ins/${signIn?.id}`, member), 401),
  ];
  expect(Math.max(...times)).toBeLessThan(remembered / 2);
});

test('rate limits count across instances', async () => {
  const attempt = (instance: RunningServer) =>
    post(
      instance,
      '/api/login',
      { username: 'nobody', password: 'wrong' },
      { 'X-Forwarded-For': '198.51.100.7' },
    );
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const instance of instances) statuses.push((await attempt(instance)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test('each mail is sent once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, index) => sendEnquiry(instances[index % 2]?.url ?? '')),
  );
  await eventually(() => smtp.mails.length >= 60);
  const arrived = arrivedMails().sort();
  expect(arrived).toEqual(ids.flatMap((id) => [`enquiry-${id}`, `enquiry-${id}-confirmation`]).sort());
});

test('when PostgreSQL ends all active connections, the instances survive and respond again', async () => {
  const answers = () => Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  const load = Array.from({ length: 40 }, (_, index) =>
    sendEnquiry(instances[index % 2]?.url ?? '').catch(() => 0),
  );
  await postgres.endConnections();
  const acknowledged = (await Promise.all(load)).filter((id) => id > 0);
  await eventually(async () => (await answers()).every((status) => status === 200));
  await eventually(() => acknowledged.every((id) => arrivedMails().includes(`enquiry-${id}`)));
  expect(await answers()).toEqual([200, 200]);
  await eventually(async () => (await postgres.listeners()) === 2);
  expect(await signOutOnTheOther('bea')).toBeLessThan(remembered / 2);
});

test('when one instance dies, the other sends its mails', async () => {
  smtp.answer = 'drop';
  const ids = [await sendEnquiry(instances[0].url), await sendEnquiry(instances[0].url)];
  await instances[0].end('SIGKILL');
  smtp.answer = 250;
  const awaited = ids.flatMap((id) => [`enquiry-${id}`, `enquiry-${id}-confirmation`]);
  await eventually(() => awaited.every((mail) => arrivedMails().includes(mail)));
  expect(new Set(arrivedMails()).size).toBeGreaterThanOrEqual(awaited.length);
});
