import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Caller } from '../platform/http/access';
import { createSender } from '../platform/http/answers/sender';
import { createBodyReader } from '../platform/http/bodies/bodies';
import { sendError } from '../platform/http/errors';
import { mount } from '../platform/http/mount';
import type { Gate, Route } from '../platform/http/route';
import { createTurns } from '../platform/http/limits/turns';
import { requestLog } from '../platform/logger';

/** A server with only these routes. Guarded routes are called as account 1; `log` has one object per request. */
export async function routeServer(...routes: Route[]) {
  const log: { err?: { message: string }; res: { statusCode: number } }[] = [];
  const logger = pino({}, { write: (line) => void log.push(JSON.parse(line)) });
  const gate: Gate = {
    readSession: async () => {},
    admit: async (_request, _response, { access }) =>
      access === 'everyone' ? undefined : ({ user: { id: 1 } } as Caller),
    countCall: () => {},
    bodies: createBodyReader(),
    turns: createTurns({ atWork: 5, waiting: 20 }),
    sender: createSender(),
  };
  const app = express().use(requestLog(logger));
  mount(app, routes, gate);
  const server = app.use(sendError).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, log, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
