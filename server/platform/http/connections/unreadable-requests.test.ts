import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseUnreadable } from './unreadable-requests';

let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => void response.end('served'));
  refuseUnreadable(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

/** Everything that the server sends in response until it closes the connection. */
async function exchange(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const answer = await text(socket);
  return { status: answer.split('\r\n')[0], body: answer.split('\r\n\r\n').at(-1) };
}

const head = 'GET / HTTP/1.1\r\nHost: example.org\r\n';
const broken = '{"message":"What was sent cannot be read"}';

test.each([
  ['what is not HTTP', 'garbage\r\n\r\n', 'HTTP/1.1 400 Bad Request', broken],
  [
    'headers beyond measure',
    `${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    '{"message":"What was sent is too large"}',
  ],
  [
    'an expectation that nobody meets',
    `${head}Expect: the-unexpected\r\n\r\n`,
    'HTTP/1.1 417 Expectation Failed',
    broken,
  ],
])('%s is refused with a message', async (_what, sent, status, body) => {
  expect(await exchange(sent)).toEqual({ status, body });
});

test('what follows an answer on the same connection is refused with a message too', async () => {
  const { body } = await exchange(`${head}\r\ngarbage\r\n\r\n`);
  expect(body).toBe(broken);
});
