import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bluesky } from '../../server/features/marketing/channels/networks/bluesky/bluesky';
import type { OpenChannel, Posting } from '../../server/features/marketing/channels/driver';
import { channelCalls } from '../../server/features/marketing/channels/channel-calls';
import { readAllowed } from '../../server/platform/outbound/allowed';
import { createOutbound } from '../../server/platform/outbound/outbound';
import { installBluesky, startBluesky } from './real-bluesky';

const given = process.env.BLUESKY_FOLDER;
const folder = given ?? mkdtempSync(join(tmpdir(), 'quorumia-bluesky-'));
const outbound = createOutbound({ allowed: readAllowed('localhost').allowed });
const call = () => channelCalls(outbound);
let server: Awaited<ReturnType<typeof startBluesky>>;
let channel: OpenChannel;

async function xrpc(method: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const address = `${server.url}/xrpc/com.atproto.server.${method}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { accessJwt: string; password: string };
}

beforeAll(async () => {
  if (given === undefined) installBluesky(folder);
  server = await startBluesky(folder, { port: 5_391, plcPort: 5_392 });
  const account = {
    handle: 'espiga.test',
    email: 'espiga@example.org',
    password: 'a-password-of-the-account',
  };
  const { accessJwt } = await xrpc('createAccount', account);
  const { password } = await xrpc('createAppPassword', { name: 'quorumia' }, accessJwt);
  channel = {
    ...{ id: 1, network: 'bluesky', address: server.url, account: 'espiga.test' },
    ...{ settings: {}, limits: {}, credentials: { password } },
  };
}, 600_000);

afterAll(async () => {
  await server?.stop();
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const posting: Posting = {
  ...{ id: 7, key: 'publication-7', createdAt: new Date(), title: 'Hogaza de masa madre' },
  text: 'Fermenta 24 horas en frío 🥖. Reserva: https://q.example/r/k3f9a2b\n#pan',
  link: 'https://q.example/r/k3f9a2b',
  ...{ slot: new Date(), language: 'es' },
  image: {
    ...{ bytes: Buffer.from(onePixel, 'base64'), type: 'image/png', width: 1, height: 1 },
    alt: 'Una hogaza sobre una tabla',
  },
};

test('a post with picture and link is published once, read back and deleted', async () => {
  expect(await bluesky.test(channel, call())).toMatchObject({ works: true, account: 'espiga.test' });
  const end = await bluesky.publish(channel, posting, call());
  const again = await bluesky.publish(channel, posting, call());
  expect(end).toMatchObject({ end: 'accepted' });
  expect(again).toEqual(end);
  if (end.end !== 'accepted') return;
  expect(await bluesky.read?.(channel, posting, new Date(), call())).toEqual({ found: end.remote });
  expect(await bluesky.remove?.(channel, end.remote, call())).toEqual({ end: 'gone' });
  expect(await bluesky.read?.(channel, posting, new Date(), call())).toEqual({ found: false });
});

test("a post that is too long and a wrong app password are refused with the server's reason", async () => {
  const long = await bluesky.publish(channel, { ...posting, text: 'a'.repeat(301) }, call());
  expect(long).toMatchObject({ end: 'refused', status: 400, reconnect: false });
  const wrong = { ...channel, credentials: { password: 'aaaa-bbbb-cccc-dddd' } };
  const end = await bluesky.publish(wrong, posting, call());
  expect(end).toMatchObject({ end: 'refused', status: 401, reconnect: true });
});
