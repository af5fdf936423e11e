import { expect, test } from 'vitest';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import type { Landing } from '../../../../../shared/marketing/campaigns/piece';
import { visitorPages } from '../../../../../shared/marketing/capture/visitors/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withLivePage } from '../testing/live-page';

test('a page works without scripts and cookies, names the data controller and has an unticked box', async () => {
  const { show } = await withLivePage();
  const answer = await show();
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  expect(answer.text).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  expect(answer.text).toContain(
    'Panadería Espiga, Calle Mayor 3, 46001 Valencia, es responsable de tus datos',
  );
  expect(answer.text).toContain('<input type="checkbox" name="consent">');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a form sent without scripts becomes a lead and a contact at once, and the visitor is thanked', async () => {
  const { send, leads, call, agent } = await withLivePage();
  const sent = await send({ phone: '600 111 222', message: '¿Hay pan el lunes?' });
  expect([sent.status, sent.headers.location]).toEqual([303, '/l/hogaza/thanks']);
  const thanks = await agent().get('/l/hogaza/thanks');
  expect([thanks.status, thanks.text.includes('Lo que enviaste ya está en Panadería Espiga')]).toEqual([
    200,
    true,
  ]);
  const [lead] = await leads();
  expect(lead).toMatchObject({ contactName: 'Eva Puig', contactEmail: 'Eva@example.org', consent: 'none' });
  const contacts = (await call(leadContacts.list, { query: {} })).body.rows;
  expect(contacts).toMatchObject([{ id: lead?.contactId, name: 'Eva Puig', source: 'comerzia' }]);
});

test('invalid input shows the page again with the errors beside the fields, keeping everything typed', async () => {
  const { send, leads } = await withLivePage();
  const again = await send({ email: 'eva@', message: 'Dos </textarea> "líneas"', consent: 'on' });
  expect(again.status).toBe(400);
  expect(again.text).toContain('aria-invalid="true" aria-describedby="email-problem"');
  expect(again.text).toContain('value="eva@"');
  expect(again.text).toContain('Dos &#60;/textarea&#62; &#34;líneas&#34;');
  expect(again.text).toContain('name="consent" checked');
  expect(await leads()).toEqual([]);
});

test('a known address adds a submission but no second lead, and fills in only missing fields', async () => {
  const { send, leads, submissions, campaign } = await withLivePage();
  await send({ name: 'Eva Puig' });
  await send({ name: 'Evita', email: 'eva@EXAMPLE.org', phone: '600 111 222' });
  expect(await leads()).toMatchObject([{ contactName: 'Eva Puig', contactPhone: '600 111 222' }]);
  const pageTitle = (campaign.piece.content as Landing).h1.text;
  expect(await submissions()).toMatchObject([{ pageTitle }, { pageTitle }]);
});

test('two submissions of one address at the same moment make one lead', async () => {
  const { leads, show, tokenIn, anonymous, clock, params, headersOf } = await withLivePage();
  const token = tokenIn((await show()).text);
  clock.pass(10);
  const body = { email: 'eva@example.org', token };
  const send = (address: string) =>
    anonymous(visitorPages.sendJson, { params, body, headers: headersOf(address) });
  const answers = await Promise.all(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await leads()).toHaveLength(1);
});

test("the first touch is that of the day's first view, and is stored once", async () => {
  const { show, send, leads } = await withLivePage();
  await show({ utm_source: 'boletín' });
  await show({}, undefined, { Referer: 'https://www.search.example/?q=pan' });
  await send({}, { query: { c: 'abcd2345' } });
  expect(await leads()).toMatchObject([
    { firstTouch: { utm: { source: 'boletín' } }, lastTouch: { code: 'abcd2345' } },
  ]);
  await send({}, { query: { c: 'wxyz2345' } });
  expect(await leads()).toMatchObject([
    { firstTouch: { utm: { source: 'boletín' } }, lastTouch: { code: 'wxyz2345' } },
  ]);
});

test('a prefetch is not a view, and robots are counted separately', async () => {
  const { show, db, agent } = await withLivePage();
  await show();
  await show({}, undefined, { 'Sec-Purpose': 'prefetch;prerender' });
  await show({}, undefined, { 'X-Moz': 'prefetch' });
  await show({}, undefined, { 'User-Agent': 'Googlebot/2.1' });
  await agent().head('/l/hogaza');
  const views = () => rowsOf(db, 'select bot from marketing_page_views order by id');
  await expect.poll(async () => (await views()).length).toBe(3);
  expect(await views()).toEqual([{ bot: false }, { bot: true }, { bot: true }]);
});

test('above sixty forms an hour from one address the visitor sees an error, keeping everything typed', async () => {
  const { send, submissions } = await withLivePage();
  for (let count = 0; count < 60; count += 1) await send({ email: '' });
  const refused = await send();
  expect([refused.status, refused.text.includes('value="Eva@example.org"')]).toEqual([429, true]);
  expect(await submissions()).toEqual([]);
});

test('a page that is off, a draft or unknown answers in its language that it is not available', async () => {
  const { agent } = await withLivePage();
  const gone = await agent().get('/l/nothing').set('Accept-Language', 'es');
  expect([gone.status, gone.text.includes('Esta página ya no existe')]).toEqual([404, true]);
});
