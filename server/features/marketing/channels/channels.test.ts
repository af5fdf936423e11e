import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { marketingChannelsApi as api } from '../../../../shared/marketing/channels/endpoints';
import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { say } from '../../../../shared/message';
import type { Config } from '../../../platform/config';
import { readAllowed } from '../../../platform/outbound/allowed';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { bakery } from '../testing/companies';
import { findOpenChannel, setReconnect } from './channels.queries';
import { openChannel } from './open-channel';
import { mastodonServer } from './testing/mastodon-server';
import { webhookServer } from './testing/webhook-server';
import { aPosting, calls } from './testing/postings';
import { driverOf } from './driver-of';

async function withCompany(config: Partial<Config> = {}) {
  const { allowed } = readAllowed('127.0.0.1');
  const app = await testApp({ config: { outboundAllowed: allowed, ...config } });
  const user = await app.build.user();
  const call = await app.as(user);
  const created = await call(marketingCompaniesApi.create, { body: bakery });
  const company = created.body.id as number;
  const connect = (body: object, headers = {}) =>
    call(api.create, { body: { marketingCompanyId: company, ...body }, headers });
  const opened = async (id: number) => {
    const row = await findOpenChannel(app.db, user.owner, id);
    return row && openChannel(app.config, row);
  };
  return { ...app, user, call, company, connect, opened };
}

const inEnglish = { 'accept-language': 'en' };

test('a working channel is connected, and its token is in no response and in no row', async () => {
  const server = await mastodonServer();
  const { call, connect, company, opened, db } = await withCompany();
  const made = await connect({ network: 'mastodon', address: `${server.url}/`, token: 'mastodon-token' });
  expect([made.status, made.body]).toMatchObject([
    201,
    { name: expect.stringMatching(/^@espiga@/), status: 'connected', address: server.url, secret: null },
  ]);
  expect(made.body.limits).toMatchObject({ characters: 600 });
  const { id } = made.body;
  const answers = [
    made,
    await call(api.list, { query: { company } }),
    await call(api.read, { params: { id } }),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/mastodon-token|credentials/);
  expect(JSON.stringify(await rowsOf(db, 'select * from marketing_channels'))).not.toContain(
    'mastodon-token',
  );
  expect((await opened(id))?.credentials).toEqual({ token: 'mastodon-token' });
  const twice = await connect(
    { network: 'mastodon', address: server.url, token: 'mastodon-token' },
    inEnglish,
  );
  expect([twice.status, twice.body.message]).toEqual([409, 'This company already publishes on this account']);
});

test("the remote server's refusal of a token is shown next to its field, in both languages", async () => {
  const server = await mastodonServer();
  const { connect } = await withCompany();
  const wrong = { network: 'mastodon', address: server.url, token: 'wrong-token' };
  const [es, en] = [await connect(wrong, { 'accept-language': 'es' }), await connect(wrong, inEnglish)];
  expect([es.status, es.body.fields.token]).toEqual([
    400,
    expect.stringMatching(/no acepta la contraseña o el token: The access token is invalid$/),
  ]);
  expect(en.body.fields.token).toMatch(/doesn’t accept the password or token/);
});

test('an address in a private network, one over http and one with a password in it are refused', async () => {
  const { connect } = await withCompany();
  const field = async (body: object) => (await connect(body, inEnglish)).body.fields.address as string;
  const webhook = { network: 'webhook', format: 'generic' };
  expect(await field({ ...webhook, address: 'http://10.0.0.1/hook' })).toMatch(
    /^10\.0\.0\.1 wasn’t found, .* or lies in a network/,
  );
  expect(await field({ ...webhook, address: 'https://a:b@example.org' })).toMatch(/^Write an address like/);
  expect(await field({ ...webhook, format: 'slack', address: 'http://hooks.example.org' })).toMatch(/https:/);
  const token = { network: 'mastodon', token: 'a' };
  expect(await field({ ...token, address: 'http://social.example.org' })).toMatch(/https:/);
  expect(await field({ ...token, address: '10.0.0.1' })).toMatch(/wasn’t found/);
});

test("a webhook's secret is shown once, signs, and can be renewed; its address is not shown", async () => {
  const server = await webhookServer();
  const { call, connect, opened } = await withCompany();
  const address = `${server.url}/hook/very-secret`;
  const made = await connect({ network: 'webhook', format: 'generic', address });
  const { id, secret } = made.body;
  expect([made.status, made.body.address]).toEqual([201, server.url]);
  const read = await call(api.read, { params: { id } });
  expect(JSON.stringify([read.body, { ...made.body, secret: '' }])).not.toMatch(/very-secret|whsec/);
  const renewed = await call(api.renewSecret, { params: { id } });
  const channel = (await opened(id)) as NonNullable<Awaited<ReturnType<typeof opened>>>;
  await driverOf('webhook')?.publish(channel, aPosting, calls());
  const { body, headers } = server.received.at(-1) as { body: string; headers: Record<string, string> };
  for (const one of [secret, renewed.body.secret])
    expect(new Webhook(one).verify(body, headers)).toMatchObject({ text: aPosting.text });
});

test('a feed has an address, and a network without an API only a name', async () => {
  const { call, connect, config } = await withCompany();
  const feed = await connect({ network: 'rss', name: 'Novedades' });
  expect(feed.body.feedUrl).toMatch(new RegExp(`^${config.publicUrl}/feeds/[\\w-]{43}\\.xml$`));
  const linkedin = await connect({
    network: 'linkedin',
    name: 'Espiga',
    address: 'linkedin.com/company/espiga',
  });
  expect(linkedin.body).toMatchObject({ address: 'https://linkedin.com/company/espiga', feedUrl: null });
  const bad = await connect({ network: 'x' });
  expect([bad.status, bad.body.fields]).toEqual([400, { name: 'El nombre es requerido' }]);
  const tested = await call(api.test, { params: { id: linkedin.body.id } });
  expect(tested.body).toMatchObject({ works: true, reason: null });
});

test.each([
  ['instagram', '@espiga.pan', 'https://www.instagram.com/espiga.pan/'],
  ['x', '@espiga', 'https://x.com/espiga'],
  ['threads', ' @espiga ', 'https://www.threads.net/@espiga'],
  ['facebook', '@espiga', 'https://www.facebook.com/espiga'],
  ['instagram', 'instagram.com/espiga', 'https://instagram.com/espiga'],
])('on %s the profile %s is %s', async (network, address, kept) => {
  const { connect } = await withCompany();
  expect((await connect({ network, name: 'Espiga', address })).body).toMatchObject({ address: kept });
});

test('changing the address requires the token again, and a stale version is not overwritten', async () => {
  const [server, other] = [await mastodonServer(), await mastodonServer()];
  const { call, connect } = await withCompany();
  const made = await connect({ network: 'mastodon', address: server.url, token: 'mastodon-token' });
  const change = (body: object) =>
    call(api.update, {
      params: { id: made.body.id },
      body: { network: 'mastodon', ...body },
      headers: inEnglish,
    });
  const moved = await change({ address: other.url });
  expect(moved.body.fields.token).toMatch(/write the password or token again/);
  expect(other.received).toEqual([]);
  expect((await change({ address: other.url, token: 'mastodon-token', version: 1 })).body.address).toBe(
    other.url,
  );
  const stale = await change({ name: 'Mine', version: 1 });
  expect([stale.status, stale.body.current]).toMatchObject([409, { version: 2, address: other.url }]);
  expect((await change({ name: 'Mine', version: 2 })).body).toMatchObject({ name: 'Mine', version: 3 });
  const wrong = await call(api.update, { params: { id: made.body.id }, body: { network: 'rss', name: 'a' } });
  expect(wrong.status).toBe(400);
});

test('a channel that must be reconnected says why, and a successful test reconnects it', async () => {
  const server = await mastodonServer();
  const { call, connect, db } = await withCompany();
  const made = await connect({ network: 'mastodon', address: server.url, token: 'mastodon-token' });
  const params = { id: made.body.id };
  await setReconnect(db, params.id, say(texts['far.credentials'], { host: 'social.example' }));
  const read = await call(api.read, { params, headers: inEnglish });
  expect(read.body).toMatchObject({
    status: 'reconnect',
    problem: expect.stringMatching(/^social\.example doesn’t/),
  });
  const on = await call(api.update, { params, body: { network: 'mastodon', status: 'connected' } });
  expect(on.body.fields.status).toMatch(/Escribe una contraseña o un token/);
  server.fail({ at: 'GET', status: 503 });
  expect((await call(api.test, { params })).body).toMatchObject({
    works: false,
    channel: { status: 'reconnect' },
  });
  server.fail(undefined);
  expect((await call(api.test, { params })).body).toMatchObject({
    works: true,
    channel: { status: 'connected', problem: null },
  });
});
