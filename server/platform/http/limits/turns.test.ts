import { EventEmitter, once } from 'node:events';
import express, { type Response } from 'express';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import type { User } from '../../../../shared/auth/tables';
import { get, signedIn } from '../../../../shared/http/endpoint';
import { createSender } from '../answers/sender';
import { createBodyReader } from '../bodies/bodies';
import { sendError } from '../errors';
import { handlersOf, route } from '../route';
import { createTurns } from './turns';

const ana = 1;
const eva = 2;

/** Turns with two concurrent calls per caller and two waiting ones. */
function turns() {
  const its = createTurns({ atWork: 2, waiting: 2 });
  const begun: string[] = [];
  const call = (caller: number | undefined, name: string) => {
    const connection = new EventEmitter();
    const turn = its.take(caller, connection as Response).then((hasTurn) => {
      if (hasTurn) begun.push(name);
      return hasTurn;
    });
    return { turn, close: () => connection.emit('close') };
  };
  return { begun, call };
}

/** Resolves when all pending promise callbacks have run. */
const settled = () => new Promise((done) => setImmediate(done));

test('a caller has at most two concurrent calls, and other callers do not wait for it', async () => {
  const { begun, call } = turns();
  for (const name of ['first', 'second', 'third']) call(ana, name);
  call(eva, 'other');
  for (const name of ['a', 'b', 'c']) call(undefined, name);
  await settled();
  expect(begun).toEqual(['first', 'second', 'other', 'a', 'b', 'c']);
});

test('waiting calls are served in order of arrival, one for each that ends', async () => {
  const { begun, call } = turns();
  const [first, second] = ['first', 'second', 'third', 'fourth'].map((name) => call(ana, name));
  await settled();
  second!.close();
  await settled();
  expect(begun).toEqual(['first', 'second', 'third']);
  await settled();
  first!.close();
  await settled();
  expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
});

test('after all calls have ended, two may run again', async () => {
  const { begun, call } = turns();
  const calls = ['first', 'second', 'third'].map((name) => call(ana, name));
  for (const { close } of calls) {
    await settled();
    close();
  }
  await settled();
  for (const name of ['a', 'b', 'c']) call(ana, name);
  await settled();
  expect(begun).toEqual(['first', 'second', 'third', 'a', 'b']);
});

test('calls beyond the waiting limit get 429', async () => {
  const { call } = turns();
  const [, , , , fifth] = ['1', '2', '3', '4', '5'].map((name) => call(ana, name));
  await expect(fifth!.turn).rejects.toMatchObject({ status: 429, details: { retryAfter: 1 } });
});

test('a waiting call whose client disconnects is dropped, and its place becomes free', async () => {
  const { begun, call } = turns();
  const [first, , third] = ['first', 'second', 'third', 'fourth'].map((name) => call(ana, name));
  third!.close();
  expect(await third!.turn).toBe(false);
  call(ana, 'fifth');
  await settled();
  first!.close();
  await settled();
  expect(begun).toEqual(['first', 'second', 'fourth']);
});

test('a route responds when it is its turn, and ends the turn even if it fails', async () => {
  const events = new EventEmitter();
  const working = route(get('/working/:name', signedIn).returns<null>(), async ({ params: { name } }) => {
    events.emit(name);
    await once(events, `finish ${name}`);
    return null;
  });
  const failing = route(get('/failing', signedIn).returns<null>(), () => {
    throw new Error('at once');
  });
  const gate = {
    admit: async () => ({
      user: { id: ana } as User,
      account: undefined,
      accounts: [],
      signIn: null,
      requireProof: () => {},
    }),
    countCall: () => {},
    bodies: createBodyReader(),
    readSession: async () => {},
    sender: createSender(),
    turns: createTurns({ atWork: 1, waiting: 1 }),
  };
  const app = express();
  for (const its of [working, failing]) app.get(its.endpoint.path, ...handlersOf(its, gate));
  const server = app.use(sendError).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const agent = request(server);
  const begins = once(events, 'a');
  const first = agent.get('/working/a').then(({ status }) => status);
  await begins;
  const second = agent.get('/failing').then(({ status }) => status);
  const refused = agent.get('/failing').then(({ status }) => status);
  expect(await Promise.race([second, refused])).toBe(429);
  events.emit('finish a');
  expect((await Promise.all([first, second, refused])).toSorted((a, b) => a - b)).toEqual([200, 429, 500]);
  expect((await agent.get('/failing')).status).toBe(500);
});
