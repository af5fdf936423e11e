import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionLimit, limitConnections, openFileLimit } from './connections';

const most = 3;
/** More bytes than the buffers of both ends of a connection hold. */
const long = Buffer.alloc(50_000_000, 'x');
let server: Server;
let held: ServerResponse[];
const sockets: Socket[] = [];

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else if (request.url === '/long') response.end(long);
    else response.end('served');
  });
  limitConnections(server, { most, silence: 60_000 });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((done) => server.close(done));
});

/** Connects and sends; resolves when the server has accepted the connection. */
async function begin(sent: string) {
  const arrived = new Promise((done) => server.once('connection', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write(sent);
  await arrived;
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((done) => (socket.closed ? done() : socket.resume().once('close', () => done())));
const whole = (path: string) => `GET ${path} HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n`;
const half = 'POST / HTTP/1.1\r\nHost: example.org\r\nContent-Length: 9\r\n\r\n1234';

async function holdAnswer() {
  const asked = new Promise((done) => server.once('request', done));
  const socket = await begin(whole('/held'));
  await asked;
  return socket;
}

test('half-sent requests do not block new connections: the oldest is closed', async () => {
  const oldest = await begin('GET / HT');
  await begin(half);
  await begin('');
  expect(await text(await begin(whole('/')))).toContain('served');
  await closed(oldest);
  expect(sockets.slice(1, 3).every((socket) => !socket.closed)).toBe(true);
});

test('a connection whose response is being prepared is not closed', async () => {
  const waiting = await holdAnswer();
  const idle = [await begin('GET'), await begin('GET')] as const;
  expect(await text(await begin(whole('/')))).toContain('served');
  await closed(idle[0]);
  held[0]?.end('at last');
  expect(await text(waiting)).toContain('at last');
});

test('if every response is being prepared, the newest connection is closed', async () => {
  for (let count = 0; count < most; count += 1) await holdAnswer();
  await closed(await begin(whole('/')));
  for (const [index, answer] of held.entries()) answer.end(`answer ${index}`);
  expect(await text(sockets[0] as Socket)).toContain('answer 0');
});

test('a connection whose client reads is kept while another has not sent a complete request', async () => {
  const reading = await begin(whole('/long'));
  const idle = await begin('GET');
  await holdAnswer();
  expect(await text(await begin(whole('/')))).toContain('served');
  await closed(idle);
  expect(reading.closed).toBe(false);
});

test.each([
  [undefined, 2_000],
  [1_048_576, 2_000],
  [1_024, 576],
  [256, 128],
  [64, 32],
])('with %s open files a process accepts %i connections', (files, connections) => {
  expect(connectionLimit(files)).toBe(connections);
});

test('the limit on open files is that of this process', () => {
  expect(openFileLimit()).toBeGreaterThan(100);
});
