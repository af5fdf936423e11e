import request from 'supertest';
import { expect, test } from 'vitest';
import { withSequence } from '../testing/with-sequence';

async function withToken() {
  const made = await withSequence();
  const { confirm, send, lead } = made;
  const leadId = await confirm();
  await send();
  const { unsubscribe_token: token } = (await lead(leadId)) as { unsubscribe_token: string };
  return { ...made, leadId, path: `/u/${token}` };
}

test('GET and HEAD show one button in the lead’s language and change nothing', async () => {
  const { app, path, lead, leadId, mails, suppressions } = await withToken();
  const before = [await lead(leadId), await mails(), await suppressions()];
  const page = await request(app).get(path).set('Accept-Language', 'en');
  expect(page.status).toBe(200);
  expect(page.text.match(/<button/g)).toHaveLength(1);
  expect(page.text).toContain('No recibir más correos');
  expect((await request(app).head(path)).status).toBe(200);
  expect([await lead(leadId), await mails(), await suppressions()]).toEqual(before);
});

test.each([
  ['by the button', ''],
  ['by the mail program (RFC 8058)', 'List-Unsubscribe=One-Click'],
])('a POST %s without a cookie ends the consent, suppresses and stops, once', async (_how, body) => {
  const { app, path, lead, leadId, mails, suppressions, pass, send, smtp, client, read } = await withToken();
  const post = () =>
    request(app).post(path).set('Content-Type', 'application/x-www-form-urlencoded').send(body);
  for (let time = 0; time < 2; time += 1) {
    const { status, text } = await post();
    expect(status).toBe(200);
    expect(text).toContain('No llegarán más correos');
  }
  expect(await lead(leadId)).toMatchObject({ consent: 'withdrawn' });
  expect(await suppressions()).toEqual([{ email: 'ana@example.org', reason: 'unsubscribed' }]);
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'skipped', reason: 'consent' }]);
  expect((await read()).steps).toMatchObject([
    { messages: { unsubscribed: 1 } },
    { messages: { unsubscribed: 0 } },
  ]);
  pass(72);
  await send();
  expect(smtp.mails).toHaveLength(1);
  const { rows } = (await client.query(
    "select kind from marketing_lead_events where kind in ('withdrawn', 'stopped')",
  )) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(2);
});

test('a token that nobody has answers the same', async () => {
  const { app, path } = await withToken();
  const asked = { 'Accept-Language': 'es' };
  for (const method of ['get', 'post'] as const) {
    const known = await request(app)[method](path).set(asked);
    const unknown = await request(app)[method]('/u/nobody').set(asked);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  }
});
