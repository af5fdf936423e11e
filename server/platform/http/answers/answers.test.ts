import { once } from 'node:events';
import { get as ask } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Content, MediaType } from '../../../../shared/http/answers';
import { everyone, get, post } from '../../../../shared/http/endpoint';
import { routeServer } from '../../../testing/route-server';
import { notFound } from '../errors';
import { route } from '../route';
import { shareMessages } from '../../../../shared/consulting/shares/messages';

const shows = (type: MediaType, content: Content) =>
  route(get('/it', everyone).returnsContent(type), async () => content);
const saves = (type: MediaType, content: Content) =>
  route(get('/it', everyone).returnsFile(type), async () => ({ content, name: 'Señales.x' }));

async function* pieces() {
  yield 'a;';
  yield Buffer.from('ñ');
}

test.each<[string, MediaType, () => Content, string, string]>([
  ['a page', 'text/html', () => 'ñ', 'text/html; charset=utf-8', 'ñ'],
  ['CSV', 'text/csv', () => pieces(), 'text/csv; charset=utf-8', 'a;ñ'],
  ['XML', 'application/xml', () => '<ñ/>', 'application/xml; charset=utf-8', '<ñ/>'],
  ['a picture', 'image/png', () => Buffer.from('png'), 'image/png', 'png'],
  ['a ZIP', 'application/zip', () => Readable.from([Buffer.from('zip')]), 'application/zip', 'zip'],
  ['a PDF', 'application/pdf', () => new Uint8Array([0x25, 0x50]), 'application/pdf', '%P'],
])('%s is displayed or downloaded, and not cached', async (_what, type, content, header, body) => {
  const shown = await fetch(`${(await routeServer(shows(type, content()))).url}/it`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': header,
    'cache-control': 'no-store',
  });
  expect([shown.headers.get('content-disposition'), await shown.text()]).toEqual([null, body]);
  const saved = await fetch(`${(await routeServer(saves(type, content()))).url}/it`);
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="Senales.x"; filename*=UTF-8''Se%C3%B1ales.x`,
  );
  expect([saved.headers.get('content-type'), await saved.text()]).toEqual([header, body]);
});

test('an endpoint can redirect', async () => {
  const { url } = await routeServer(route(post('/it', everyone).redirects(), async () => '/thanks?n=1'));
  const answer = await fetch(`${url}/it`, { method: 'POST', redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks?n=1']);
});

async function* failing(after: number) {
  for (let sent = 0; sent < after; sent += 1) yield 'x'.repeat(100_000);
  throw new Error('the database is away');
}

test('a stream that fails midway closes the connection and is logged', async () => {
  const { url, log } = await routeServer(saves('text/csv', failing(3)));
  const answer = await fetch(`${url}/it`);
  await expect(answer.text()).rejects.toThrow('terminated');
  await expect.poll(() => log.map(({ err }) => err?.message)).toEqual(['the database is away']);
});

test('a stream that fails before its first chunk gets a normal error response', async () => {
  const { url } = await routeServer(saves('text/csv', failing(0)));
  const answer = await fetch(`${url}/it`);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([500, null]);
  expect(await answer.json()).toMatchObject({ message: 'Something went wrong' });
});

test("a stream can refuse with the endpoint's message before anything is sent", async () => {
  const endpoint = get('/it', everyone, undefined, { missing: shareMessages['share.missing'] }).returnsFile(
    'text/csv',
  );
  const content = () => Readable.from([]).destroy(notFound());
  const { url } = await routeServer(route(endpoint, async () => ({ content: content(), name: 'a.csv' })));
  const answer = await fetch(`${url}/it`);
  expect([answer.status, await answer.json()]).toEqual([404, { message: expect.stringMatching(/link/i) }]);
});

test('a client that disconnects stops the stream', async () => {
  let left = () => {};
  const isLeft = new Promise<void>((done) => {
    left = done;
  });
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      left();
    }
  }
  const { url, log, server } = await routeServer(shows('text/plain', endless()));
  const asking = ask(`${url}/it`);
  const [answer] = await once(asking, 'response');
  await once(answer, 'data');
  asking.destroy();
  await isLeft;
  await new Promise((done) => server.close(done));
  expect(log.filter(({ err }) => err?.message !== undefined && !/abort/.test(err.message))).toEqual([]);
});
