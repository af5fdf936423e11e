import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { json } from '../../../../shared/http/body';
import { post, signedIn } from '../../../../shared/http/endpoint';
import { createBodyReader } from './bodies';
import { sendError } from '../errors';

const endpoint = post('/items', signedIn, json(z.unknown(), 1_000_000), { status: 200 }).returns<null>();
const body = JSON.stringify({ text: 'x'.repeat(200_000) });

/** A server that reads the bodies of the user named in the header, after the guard has admitted the call. */
async function bodyServer() {
  let waitFor: Promise<void> | undefined;
  let guarded = 0;
  const guard: RequestHandler = async (call, response, next) => {
    response.locals.user = { id: Number(call.headers['x-user']) };
    guarded += 1;
    server.emit('guarding');
    await waitFor;
    next();
  };
  const app = express();
  app.post('/items', guard, ...createBodyReader().handlers(endpoint), (_call, response) => {
    response.json('done');
  });
  const server = app.use(sendError).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const options = (user: number) => ({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/items',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, 'x-user': String(user) },
  });
  return {
    server,
    /** Resolves when `count` calls have arrived in total. */
    arrived: async (count: number) => {
      while (guarded < count) await once(server, 'guarding');
    },
    holdGuard: (until: Promise<void>) => {
      waitFor = until;
    },
    /** Starts a call; `send` sends its body and resolves to the status. */
    begin: (user: number) => {
      const call = request(options(user));
      call.on('error', () => {});
      call.flushHeaders();
      const answered = once(call, 'response').then(([answer]) => {
        answer.resume();
        return answer.statusCode as number;
      });
      // Nobody waits for the response to a call that is cut off.
      answered.catch(() => undefined);
      return { call, send: () => call.end(body) && answered };
    },
  };
}

test('only one large body per account is read at a time, and other accounts do not wait', async () => {
  const { arrived, begin } = await bodyServer();
  const first = begin(1);
  await arrived(1);
  const next = begin(1).send();
  expect(await begin(2).send()).toBe(200);
  const isAnswered = await Promise.race([next, first.send().then(() => 'the first')]);
  expect(isAnswered).toBe('the first');
  expect(await next).toBe(200);
});

test('a caller with too many waiting large bodies gets a 429', async () => {
  const { arrived, begin } = await bodyServer();
  const first = begin(1);
  await arrived(1);
  const waiting = Array.from({ length: 4 }, () => begin(1).send());
  await arrived(5);
  expect(await begin(1).send()).toBe(429);
  expect(await first.send()).toBe(200);
  expect(await Promise.all(waiting)).toEqual([200, 200, 200, 200]);
});

test('callers that disconnect during the look-up do not block others', async () => {
  const { server, begin, holdGuard } = await bodyServer();
  let release = () => {};
  holdGuard(
    new Promise((done) => {
      release = done;
    }),
  );
  for (const user of [1, 2, 3, 4, 5]) {
    const arrives = once(server, 'guarding');
    const connects = once(server, 'request');
    const { call } = begin(user);
    const [, response] = await connects;
    await arrives;
    const left = once(response, 'close');
    call.destroy();
    await left;
  }
  release();
  expect(await begin(1).send()).toBe(200);
});
