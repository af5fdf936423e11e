import { expect, test, vi } from 'vitest';
import { auth } from '../../../shared/auth/endpoints';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { queueMail } from '../mail/mail-queue';

const eva = { username: 'eva', password: 'secret-1', name: 'Eva', email: 'eva@example.org' };

test('/healthz and /readyz report a running process and a reachable database', async () => {
  const { agent } = await testApp();
  expect((await agent().get('/healthz')).body).toEqual({ status: 'alive' });
  expect((await agent().get('/readyz')).body).toEqual({ status: 'ready' });
});

test('without a token, metrics are for this machine only, and not through a proxy', async () => {
  const { agent } = await testApp();
  expect((await agent().get('/metrics')).text).toContain('http_request_duration_seconds');
  expect((await agent().get('/metrics').set('X-Forwarded-For', '127.0.0.1')).status).toBe(404);
});

test('metrics include how long jobs wait in each queue, and the delay of the event loop', async () => {
  const { agent, jobs, db } = await testApp();
  const letter = { to: { name: 'Eva', address: eva.email }, subject: 'Hello', text: 'Hello', html: '' };
  await db.transaction((tx) => queueMail(tx, jobs, 'hello', letter));
  const { text } = await agent().get('/metrics');
  expect(text).toMatch(/^queue_waiting_jobs\{queue="mail"\} 1$/m);
  expect(text).toMatch(/^queue_oldest_job_seconds\{queue="mail"\} \d/m);
  expect(text).toMatch(/^queue_waiting_jobs\{queue="clearExpired"\} 0$/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('with a token, metrics are for callers who send it', async () => {
  const { agent } = await testApp({ config: { metricsToken: 'a-token' } });
  expect((await agent().get('/metrics')).status).toBe(404);
  expect((await agent().get('/metrics').set('Authorization', 'Bearer a-token')).status).toBe(200);
});

test("a write with a cookie is refused from another site's page and accepted from our own", async () => {
  const { agent, config } = await testApp();
  const browser = agent();
  await browser.post('/api/register').send(eva);
  const logOut = (origin: string) => browser.post('/api/logout').set('Origin', origin);
  expect((await logOut('https://evil.example')).status).toBe(403);
  expect((await logOut('null')).status).toBe(403);
  expect((await browser.get('/api/user')).status).toBe(200);
  expect((await logOut(config.publicUrl)).status).toBe(204);
});

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 204],
  [{ 'Sec-Fetch-Site': 'none' }, 204],
])('a write without an Origin header but with %j gets %i', async (headers, status) => {
  const { agent } = await testApp();
  const browser = agent();
  const { token } = (await browser.post('/api/register').send(eva)).body;
  expect((await browser.get('/api/user').set(headers)).status).toBe(200);
  expect((await browser.post('/api/logout').set(headers)).status).toBe(status);
  const byToken = agent().post('/api/logout').set(headers).set('Authorization', `Bearer ${token}`);
  expect((await byToken).status).toBe(204);
});

test.each([
  ['/api/user', /^default-src 'none';frame-ancestors 'none'$/],
  ['/api/nothing', /^default-src 'none';frame-ancestors 'none'$/],
  ['/healthz', /default-src 'self';.*base-uri 'none'/],
  ['/metrics', /default-src 'self';.*base-uri 'none'/],
])('%s has the security headers', async (path, policy) => {
  const { agent } = await testApp();
  const { headers } = await agent().get(path);
  expect(headers['content-security-policy']).toMatch(policy);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
});

test('inline scripts are forbidden, and https is enforced only if the public address has it', async () => {
  const { agent } = await testApp();
  const { headers } = await agent().get('/healthz');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();

  const secure = await testApp({ config: { publicUrl: 'https://www.example.org' } });
  const overHttps = (await secure.agent().get('/healthz')).headers;
  expect(overHttps['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(overHttps['strict-transport-security']).toBeDefined();
});

test('an unknown API address gets a 404 as JSON, in the requested language', async () => {
  const { agent } = await testApp();
  const answer = await agent().get('/api/nothing').set('Accept-Language', 'es-ES,es;q=0.9');
  expect([answer.status, answer.body]).toEqual([404, { message: 'No hay nada en esta dirección' }]);
});

test.each([
  [undefined, 'El usuario es requerido'],
  ['*', 'El usuario es requerido'],
  ['en', 'Username is required'],
  ['es', 'El usuario es requerido'],
  ['fr-FR, es;q=0.5', 'El usuario es requerido'],
  ['de', 'Username is required'],
])('with Accept-Language %s a validation message is %s', async (header, text) => {
  const { anonymous } = await testApp();
  const headers: Record<string, string> = header ? { 'Accept-Language': header } : {};
  const answer = await anonymous(auth.login, { body: { password: 'x' }, headers });
  expect(answer.body.fields).toEqual({ username: text });
});

test('an unexpected error reveals only a request id', async () => {
  const { agent } = await testApp({
    now: () => {
      throw new Error('secret detail');
    },
  });
  const answer = await agent().get('/api/user').set('Authorization', 'Bearer x');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ message: 'Something went wrong', requestId: answer.headers['x-request-id'] });
});

test('the OpenAPI document contains every endpoint with name, summary, access and body', async () => {
  const { agent, routes } = await testApp();
  const { body } = await agent().get('/api/openapi.json');
  const stated = Object.values(body.paths as object).flatMap((path) => Object.keys(path));
  expect(stated).toHaveLength(routes.length);
  const operations: { operationId: string; summary?: string }[] = Object.values(body.paths as object).flatMap(
    (path) => Object.values(path),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
  const withoutSummary = operations.filter(({ summary }) => summary === undefined);
  expect(withoutSummary.map(({ operationId }) => operationId)).toEqual([]);
  expect(body.paths['/api/leads/contacts/{id}'].get).toMatchObject({
    operationId: 'getLeadsContactsById',
    summary: 'Read a contact',
    tags: ['leads: contacts'],
  });
  const create = body.paths['/api/products'].post;
  expect(create.security).toEqual([{ bearer: [] }, { session: [] }]);
  expect(create.requestBody.content['application/json'].schema.required).toContain('companyId');
  expect(body.paths['/api/login'].post.security).toBeUndefined();
});

test('a signed-in user may make 3,000 calls in five minutes, across all instances', async () => {
  const { as, build, db } = await testApp();
  const call = await as(await build.user());
  const settled = async () => {
    for (let count = 0; count < 25; count += 1) expect((await call(auth.user)).status).toBe(200);
    await vi.waitFor(async () =>
      expect(await rowsOf(db, "select from rate_limits where key like 'calls:%'")).toHaveLength(1),
    );
  };
  await settled();
  await db.execute("update rate_limits set points = 2975 where key like 'calls:%'");
  await settled();
  const refused = await vi.waitUntil(async () => {
    const answer = await call(auth.user);
    return answer.status === 429 && answer;
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
});
