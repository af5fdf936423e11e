import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeAfterTest } from './opened';

/** A request as another server received it. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * Another HTTP server on this machine, which is closed after the test. It listens on all loopback addresses, answers
 * with `answer` and stores the requests; `connections` also counts connections without a request.
 */
export async function peer(answer: (request: Received, ...given: Parameters<RequestListener>) => void) {
  const seen = { received: [] as Received[], connections: 0 };
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const { method = '', url = '', headers } = request;
        const received = { method, url, headers, body };
        seen.received.push(received);
        answer(received, request, response);
      })
      // The client disconnected while sending.
      .catch(() => undefined);
  });
  server.on('connection', (socket) => {
    seen.connections += 1;
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  closeAfterTest(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(seen, { port, url: `http://127.0.0.1:${port}` });
}
