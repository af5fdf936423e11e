import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createListener } from './listener';

let server: Server;
beforeEach(async () => {
  server = createListener({ headers: 20, request: 20, check: 5, silence: 60_000 });
  server.on('request', (request, response) => request.resume().once('end', () => response.end('served')));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

/** Everything that the server sends until it closes the connection. */
function exchange(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: exam'],
  ['a body', 'POST / HTTP/1.1\r\nHost: example.org\r\nContent-Length: 9\r\n\r\n1234'],
])(
  '%s that do not arrive in time get an error response, and the connection is closed',
  async (_what, sent) => {
    expect(await exchange(sent)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*"message"/);
  },
);
