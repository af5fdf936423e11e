import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { closeAfterTest } from '../../testing/opened';
import { peer } from '../../testing/peer';
import { readAllowed } from './allowed';
import { createOutbound } from './outbound';

const { allowed } = readAllowed('127.0.0.1');
const patient = { total: 10_000, firstByte: 10_000, most: 1_000 };
const hurried = 30;
const fetchWith = (changes: Partial<typeof patient> = {}) =>
  createOutbound({ allowed }).fetchFor('test', { ...patient, ...changes });

/** A server that does not speak HTTP: it writes `words` to every connection and calls `then` with it. */
async function rawPeer(words: string, then: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(words, () => then(socket)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => new Promise((done) => server.close(done)));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

test('a call returns what fetch would return', async () => {
  const server = await peer(({ body, headers }, _incoming, response) => {
    response.writeHead(201, { 'x-kind': 'a', 'set-cookie': ['a=1', 'b=2'] });
    response.end(`${body} ${headers['content-type']} ${headers['content-length']} ${headers['user-agent']}`);
  });
  const answer = await fetchWith()(`${server.url}/x?y=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ñ":1}',
  });
  expect([answer.status, answer.ok, answer.headers.get('x-kind')]).toEqual([201, true, 'a']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('{"ñ":1} application/json 8 QuorumIA');
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/x?y=1' });
});

test('forms and files are sent as fetch sends them, and responses without a body have none', async () => {
  const server = await peer((_request, _incoming, response) => response.writeHead(204).end());
  const form = new FormData();
  form.append('file', new Blob(['abc'], { type: 'image/png' }), 'a.png');
  const answer = await fetchWith()(server.url, { method: 'POST', body: form });
  expect([answer.status, answer.body]).toEqual([204, null]);
  expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.received[0]?.body).toContain('filename="a.png"');
  expect(await (await fetchWith()(server.url, { method: 'HEAD' })).text()).toBe('');
});

test('a response that does not start or end in time counts as slow', async () => {
  const silent = await peer(() => undefined);
  await expect(fetchWith({ firstByte: hurried })(silent.url)).rejects.toMatchObject({
    reason: 'slow',
    mayHaveArrived: true,
  });
  await expect(fetchWith({ total: hurried })(silent.url)).rejects.toMatchObject({ reason: 'slow' });
  const halting = await peer((_request, _incoming, response) => response.write('begun'));
  const answer = await fetchWith({ total: 200, firstByte: 150 })(halting.url);
  await expect(answer.text()).rejects.toMatchObject({ reason: 'slow' });
});

test('headers sent slowly one by one do not extend the time limit', async () => {
  const url = await rawPeer('HTTP/1.1 200 OK\r\nx-slow: ', () => undefined);
  await expect(fetchWith({ firstByte: hurried })(url)).rejects.toMatchObject({ reason: 'slow' });
});

test('a response of the maximum size is read, and one byte more fails, with and without a declared length', async () => {
  const server = await peer(({ url }, _incoming, response) => {
    const [, kind, size] = url.split('/');
    if (kind === 'streamed') response.flushHeaders();
    response.end('x'.repeat(Number(size)));
  });
  expect(await (await fetchWith()(`${server.url}/streamed/1000`)).text()).toHaveLength(1_000);
  expect(await (await fetchWith()(`${server.url}/announced/1000`)).text()).toHaveLength(1_000);
  const streamed = await fetchWith()(`${server.url}/streamed/1001`).then((answer) =>
    answer.text().catch((error: unknown) => error),
  );
  expect(streamed).toMatchObject({ reason: 'large' });
  await expect(fetchWith()(`${server.url}/announced/1001`)).rejects.toMatchObject({ reason: 'large' });
});

test('an endless response is cancelled', async () => {
  let stopped: (() => void) | undefined;
  const closed = new Promise<void>((done) => {
    stopped = done;
  });
  const server = await peer((_request, _incoming, response) => {
    const more = () => {
      while (response.write('x'.repeat(500)));
    };
    response.on('drain', more).on('close', () => stopped?.());
    more();
  });
  const answer = await fetchWith()(server.url);
  await expect(answer.text()).rejects.toMatchObject({ reason: 'large' });
  await closed;
});

test('a compressed response is refused, because the size limit would not bound its content', async () => {
  const server = await peer((_request, _incoming, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  );
  await expect(fetchWith()(server.url)).rejects.toMatchObject({ reason: 'answer' });
  expect(server.received[0]?.headers['accept-encoding']).toBe('identity');
});

test('a refused connection and an unknown host mean that nothing arrived; a dropped connection does not', async () => {
  const gone = await peer(() => undefined);
  const refused = `http://127.0.0.1:1/`;
  await expect(fetchWith()(refused)).rejects.toMatchObject({ reason: 'connection', mayHaveArrived: false });
  const unknown = createOutbound({
    allowed,
    resolve: (_host, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
  }).fetchFor('test', patient);
  const url = `http://unknown.example:${gone.port}/`;
  await expect(unknown(url)).rejects.toMatchObject({ reason: 'connection', mayHaveArrived: false });
  const dropping = await rawPeer('', (socket) => socket.destroy());
  await expect(fetchWith()(dropping)).rejects.toMatchObject({ reason: 'connection', mayHaveArrived: true });
  await expect(fetchWith()(`https://127.0.0.1:${gone.port}/`)).rejects.toMatchObject({
    reason: 'connection',
    mayHaveArrived: false,
  });
});

test('a truncated response fails and is not taken for a short one', async () => {
  const url = await rawPeer('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc', (socket) =>
    socket.destroy(),
  );
  const answer = await fetchWith()(url);
  await expect(answer.text()).rejects.toMatchObject({ reason: 'connection' });
});

test.each([
  ['a message that is not HTTP', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['an invalid status', 'HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
])('%s is not a valid response', async (_what, words) => {
  const url = await rawPeer(words, () => undefined);
  await expect(fetchWith()(url)).rejects.toMatchObject({ reason: 'answer' });
});

test('a caller can abort a call with a reason before, during and after the response headers', async () => {
  const left = new Error('left');
  const server = await peer(({ url }, _incoming, response) => {
    if (url === '/halting') response.write('begun');
    else leaving.abort(left);
  });
  await expect(fetchWith()(server.url, { signal: AbortSignal.abort(left) })).rejects.toBe(left);
  expect(server.connections).toBe(0);
  const leaving = new AbortController();
  await expect(fetchWith()(server.url, { signal: leaving.signal })).rejects.toBe(left);
  const later = new AbortController();
  const answer = await fetchWith()(`${server.url}/halting`, { signal: later.signal });
  const text = answer.text();
  later.abort(left);
  await expect(text).rejects.toBe(left);
});

test('a response that nobody reads has no effect on others', async () => {
  const server = await peer((_request, _incoming, response) => response.end('x'.repeat(900)));
  await fetchWith()(server.url);
  const cancelled = await fetchWith()(server.url);
  await cancelled.body?.cancel();
  const dropping = await rawPeer('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc', (socket) =>
    socket.destroy(),
  );
  await fetchWith()(dropping);
  expect(server.received).toHaveLength(2);
});

test('calls are counted by purpose and outcome', async () => {
  const outbound = createOutbound({ allowed });
  const registry = new Registry();
  for (const metric of outbound.metrics) registry.registerMetric(metric);
  const server = await peer(({ url }, _incoming, response) =>
    response.writeHead(url === '/bad' ? 404 : 200).end('x'.repeat(url === '/big' ? 2_000 : 1)),
  );
  const fetch = outbound.fetchFor('webhook', patient);
  for (const path of ['/', '/', '/bad', '/big'])
    await (await fetch(server.url + path)).text().catch(() => '');
  await fetch('http://10.0.0.1/').catch(() => undefined);
  const text = await registry.metrics();
  for (const [outcome, count] of Object.entries({ '2xx': 2, '4xx': 1, large: 1, private: 1 })) {
    expect(text).toContain(`outbound_calls_total{purpose="webhook",outcome="${outcome}"} ${count}`);
  }
  expect(text).toContain('outbound_call_duration_seconds_count{purpose="webhook"} 5');
});
