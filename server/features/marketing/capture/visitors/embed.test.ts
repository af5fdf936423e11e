import { expect, test } from 'vitest';
import { contract } from '../../../../testing/contract';
import { withLivePage } from '../testing/live-page';

const named = (isMeant: (endpoint: (typeof contract)[number][1]) => boolean) =>
  contract.flatMap(([name, endpoint]) => (isMeant(endpoint) ? [name] : [])).toSorted();

test('other sites may call and frame the embedded form and the pictures of feeds, and no endpoint that uses a session', () => {
  expect(named(({ cors }) => cors)).toEqual([
    'GET /feeds/:token/:key.png',
    'GET /l/:slug/embed.js',
    'GET /l/:slug/form',
    'POST /l/:slug/form',
  ]);
  expect(named(({ frame }) => frame)).toEqual([
    'GET /l/:slug/embed',
    'GET /l/:slug/embed/thanks',
    'POST /l/:slug/embed',
  ]);
  expect(named(({ cors, frame, access }) => (cors || frame) && access !== 'everyone')).toEqual([]);
});

test('a script of another site can read and submit the form, and nothing else', async () => {
  const { agent, clock, leads } = await withLivePage();
  const from = { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' };
  const asked = await agent()
    .options('/l/hogaza/form')
    .set(from)
    .set('Access-Control-Request-Method', 'POST');
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
  });
  const form = await agent().get('/l/hogaza/form').set(from);
  expect(form.headers['access-control-allow-origin']).toBe('*');
  expect(form.body).toMatchObject({ language: 'es', submit: expect.any(String) });
  expect(form.body.fields.slice(0, 2)).toMatchObject([
    { name: 'name', required: false },
    { name: 'email', required: true },
  ]);
  clock.pass(10);
  const send = (path: string, body: object) => agent().post(path).set(from).send(body);
  const sent = await send('/l/hogaza/form', { email: 'eva@example.org', token: form.body.token });
  expect([sent.status, sent.body]).toEqual([200, { message: 'Gracias. Ya nos ha llegado.' }]);
  expect(await leads()).toHaveLength(1);
  const wrong = await send('/l/hogaza/form', { email: 'eva@', token: form.body.token });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['email']]);
  expect((await send('/l/hogaza', {})).status).toBe(403);
  const elsewhere = await send('/api/login', { username: 'eva', password: 'secret-1' });
  expect([elsewhere.status, elsewhere.headers['access-control-allow-origin']]).toEqual([403, undefined]);
});

test('any page may frame the form, and the script inserts the frame', async () => {
  const { agent } = await withLivePage();
  const framed = await agent().get('/l/hogaza/embed');
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(framed.headers['x-frame-options']).toBeUndefined();
  // The frame has its own background, because its text colours were chosen for it.
  expect(framed.text).not.toContain('background:transparent');
  expect(framed.text).toMatch(/body\{[^}]*background:var\(--paper\)/);
  const page = await agent().get('/l/hogaza');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const script = await agent().get('/l/hogaza/embed.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(script.text).toContain('/l/hogaza/embed');
});
