import { expect, test } from 'vitest';
import { accountsApi, type LogEntry } from '../../../../shared/accounts/endpoints';
import { marketingChannelsApi as api } from '../../../../shared/marketing/channels/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import type { Config } from '../../../platform/config';
import { readAllowed } from '../../../platform/outbound/allowed';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { bakery } from '../testing/companies';
import { findOpenChannel } from './channels.queries';
import { openChannel } from './open-channel';
import { mastodonServer } from './testing/mastodon-server';

const inEnglish = { 'accept-language': 'en' };

async function withCompany(config: Partial<Config> = {}) {
  const app = await testApp({ config: { outboundAllowed: readAllowed('127.0.0.1').allowed, ...config } });
  const user = await app.build.user();
  const call = await app.as(user);
  const company = (await call(marketingCompaniesApi.create, { body: bakery })).body.id as number;
  return { ...app, user, call, company };
}

test('without an encryption key no channel with a password can be connected, and no call is made', async () => {
  const server = await mastodonServer();
  const { call, company } = await withCompany({ credentialsKey: undefined, makesCredentialsKey: false });
  const body = {
    marketingCompanyId: company,
    network: 'mastodon',
    address: server.url,
    token: 'mastodon-token',
  };
  const refused = await call(api.create, { body, headers: inEnglish });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('CREDENTIALS_KEY')]);
  expect(server.received).toEqual([]);
  const feed = { marketingCompanyId: company, network: 'rss', name: 'Novedades' };
  expect((await call(api.create, { body: feed })).status).toBe(201);
});

test('with another encryption key a channel asks to be reconnected, and can be', async () => {
  const server = await mastodonServer();
  const { call, company, config, db, user } = await withCompany();
  const body = {
    marketingCompanyId: company,
    network: 'mastodon',
    address: server.url,
    token: 'mastodon-token',
  };
  const { id } = (await call(api.create, { body })).body;
  config.credentialsKey = Buffer.alloc(32, 9).toString('base64');
  const row = await findOpenChannel(db, user.owner, id);
  expect(row && openChannel(config, row)).toMatchObject({ credentials: {}, locked: expect.any(String) });
  const tested = await call(api.test, { params: { id }, headers: inEnglish });
  expect(tested.body).toMatchObject({
    works: false,
    reason: 'The stored password can no longer be read. Connect this channel again.',
    channel: { status: 'reconnect' },
  });
  const change = { network: 'mastodon', address: server.url };
  const still = await call(api.update, { params: { id }, body: change, headers: inEnglish });
  expect(still.body.fields.token).toMatch(/can no longer be read/);
  const again = await call(api.update, { params: { id }, body: { ...change, token: 'mastodon-token' } });
  expect(again.body).toMatchObject({ status: 'connected', problem: null });
});

test('the demo account can connect no channel that makes calls', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user({ username: 'demo' }));
  const company = (await call(marketingCompaniesApi.create, { body: bakery })).body.id as number;
  const body = { marketingCompanyId: company, network: 'mastodon', address: 'social.example', token: 'a' };
  const { status } = await call(api.create, { body });
  expect(status).toBe(403);
});

test('a channel is removed with its credentials, and its account can be connected again', async () => {
  const server = await mastodonServer();
  const { call, company, db } = await withCompany();
  const body = {
    marketingCompanyId: company,
    network: 'mastodon',
    address: server.url,
    token: 'mastodon-token',
  };
  const { id } = (await call(api.create, { body })).body;
  const removed = await call(api.remove, { params: { id } });
  expect([removed.status, removed.body]).toEqual([200, { cancelled: 0 }]);
  expect((await call(api.read, { params: { id } })).status).toBe(404);
  expect(await rowsOf(db, 'select credentials, status from marketing_channels')).toEqual([
    { credentials: null, status: 'off' },
  ]);
  expect((await call(api.list, { query: { company } })).body).toEqual([]);
  expect((await call(api.create, { body })).status).toBe(201);
});

test('a channel says who connected it, and the log who connected, changed and removed it', async () => {
  const { call, user, company } = await withCompany();
  const body = { marketingCompanyId: company, network: 'rss', name: 'Novedades' };
  const { body: channel } = await call(api.create, { body });
  expect(channel.connectedBy).toEqual({ id: user.id, name: user.name });
  const params = { id: channel.id };
  await call(api.update, { params, body: { network: 'rss', name: 'Noticias' } });
  await call(api.remove, { params });
  const { body: log } = await call(accountsApi.log, { params: { accountId: user.owner } });
  expect((log as LogEntry[]).map(({ kind, about }) => [kind, about])).toEqual([
    ['channelRemoved', 'Noticias'],
    ['channelChanged', 'Noticias'],
    ['channelConnected', 'Novedades'],
  ]);
});
