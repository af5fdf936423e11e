import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { requestLog } from '../../logger';
import { sendError } from '../errors';
import { withinTime } from './within-time';

test('a body that does not arrive in time gets a 408, and the connection is closed', async () => {
  const log: { err?: object; res: { statusCode: number } }[] = [];
  const logger = pino({}, { write: (line) => void log.push(JSON.parse(line)) });
  let handled = 0;
  const app = express().use(requestLog(logger));
  app.post('/', withinTime(5), express.raw({ type: () => true }), (_request, response) => {
    handled += 1;
    response.json('done');
  });
  const server = app.use(sendError).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: example.org\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n1234',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*"message"/);
  expect([handled, log.map(({ err, res }) => [err, res.statusCode])]).toEqual([0, [[undefined, 408]]]);
});
