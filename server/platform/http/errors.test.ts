import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database';
import { sendError } from './errors';

const app = express();
app.post('/json', express.json({ limit: 100 }), (_request, response) => void response.json({}));
app.post('/form', express.urlencoded({ extended: false }), (_request, response) => void response.json({}));
app.post('/failing', async () => {
  throw Object.assign(new Error('An upstream answer'), { status: 404 });
});
app.post('/query/:sqlstate', async ({ params }) => {
  const { db } = await emptyDatabase();
  await db.execute(`do $$ begin raise exception using errcode = '${params.sqlstate}'; end $$`);
});
app.post('/write-where-one-reads', async () => {
  const { db } = await emptyDatabase();
  await db.transaction((tx) => tx.execute("insert into rate_limits (key) values ('a')"), {
    accessMode: 'read only',
  });
});
app.use(sendError);

const post = (path: string) => request(app).post(path).set('Content-Type', 'application/json');

test.each(['gzip', 'deflate', 'br'])('a body that is wrongly declared as %s gets a 4xx', async (encoding) => {
  const answer = await post('/json').set('Content-Encoding', encoding).send('garbage');
  expect([answer.status, answer.body]).toEqual([400, { message: 'What was sent cannot be read' }]);
});

test.each([
  ['an unknown encoding', { 'Content-Encoding': 'zip' }, '{}', 415, 'Send JSON'],
  ['an unknown charset', { 'Content-Type': 'application/json; charset=klingon' }, '{}', 415, 'Send JSON'],
  ['a body that is too large', {}, `"${'x'.repeat(200)}"`, 413, 'What was sent is too large'],
  ['a truncated document', {}, '{"a":', 400, 'What was sent cannot be read'],
])(
  '%s gets its own status and message',
  async (_what, headers: Record<string, string>, body, status, message) => {
    const answer = await post('/json').set(headers).send(body);
    expect([answer.status, answer.body]).toEqual([status, { message }]);
  },
);

test('a form with too many fields is refused as too large', async () => {
  const fields = Array.from({ length: 1_001 }, (_, index) => `f${index}=1`).join('&');
  expect((await request(app).post('/form').send(fields)).status).toBe(413);
});

test('a status on an error of another library is not sent to the caller', async () => {
  expect((await post('/failing')).status).toBe(500);
});

test.each([
  ['takes too long', '57014'],
  ['is part of a deadlock', '40P01'],
])('a statement that %s gets 503 and can be retried', async (_what, sqlstate) => {
  const answer = await post(`/query/${sqlstate}`);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('a write on a read-only database, as during a failover, gets 503 and can be retried', async () => {
  const answer = await post('/write-where-one-reads');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});
