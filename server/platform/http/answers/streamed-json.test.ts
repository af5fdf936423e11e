import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { sendError } from '../errors';
import { createDownloads } from './downloads';
import { StreamedJson } from './streamed-json';

async function* numbers(count: number, failsAt = Number.POSITIVE_INFINITY) {
  for (let number = 1; number <= count; number += 1) {
    if (number === failsAt) throw new Error('the database is away');
    yield { number };
  }
}

const downloads = createDownloads();
const head = { 'Content-Type': 'application/json' };

const answering = (members: Record<string, unknown>) =>
  request(
    express()
      .get('/', (_request, response) => downloads.send(1, new StreamedJson(members), head, response))
      .use(sendError),
  ).get('/');

test.each([
  ['nothing', {}, {}],
  ['plain members', { a: 1, b: null, c: [2] }, { a: 1, b: null, c: [2] }],
  ['an empty list', { list: numbers(0) }, { list: [] }],
  [
    'lists between others',
    { a: 'ñ', list: numbers(2), b: true },
    { a: 'ñ', list: [{ number: 1 }, { number: 2 }], b: true },
  ],
])('%s is sent as the same JSON as without streaming', async (_what, members, expected) => {
  const answer = await answering(members);
  expect([answer.type, answer.body]).toEqual(['application/json', expected]);
});

test('a stream that fails halfway does not look like a complete response', async () => {
  await expect(answering({ list: numbers(5, 3) })).rejects.toThrow(/aborted|hang up/);
});

test('a client that disconnects ends the stream without an error', async () => {
  let leave = () => {};
  const left = new Promise<void>((done) => {
    leave = done;
  });
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      leave();
    }
  }
  const failures: unknown[] = [];
  const tellFailure: express.ErrorRequestHandler = (error, _request, _response, _next) =>
    void failures.push(error);
  const app = express()
    .get('/', (_request, response) =>
      downloads.send(1, new StreamedJson({ list: endless() }), head, response),
    )
    .use(tellFailure);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, (answer) =>
    answer.once('data', () => asked.destroy()),
  );
  await left;
  await new Promise((done) => server.close(done));
  expect(failures).toEqual([]);
});
