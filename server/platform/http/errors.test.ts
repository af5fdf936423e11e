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

test.each(['gzip', 'deflate', 'br'])(
  'a body that only claims to be %s is the caller’s fault',
  async (encoding) => {
    const answer = await post('/json').set('Content-Encoding', encoding).send('garbage');
    expect([answer.status, answer.body]).toEqual([400, { message: 'What was sent cannot be read' }]);
  },
);

test.each([
  ['an unknown encoding', { 'Content-Encoding': 'zip' }, '{}', 415, 'Send JSON'],
  ['an unknown alphabet', { 'Content-Type': 'application/json; charset=klingon' }, '{}', 415, 'Send JSON'],
  ['what is too large', {}, `"${'x'.repeat(200)}"`, 413, 'What was sent is too large'],
  ['half a document', {}, '{"a":', 400, 'What was sent cannot be read'],
])('%s is told as such', async (_what, headers: Record<string, string>, body, status, message) => {
  const answer = await post('/json').set(headers).send(body);
  expect([answer.status, answer.body]).toEqual([status, { message }]);
});

test('a form of more fields than anybody fills in is too large', async () => {
  const fields = Array.from({ length: 1_001 }, (_, index) => `f${index}=1`).join('&');
  expect((await request(app).post('/form').send(fields)).status).toBe(413);
});

test('a status that an error carries for others is not the caller’s', async () => {
  expect((await post('/failing')).status).toBe(500);
});

test.each([
  ['takes too long', '57014'],
  ['stands in a deadlock', '40P01'],
])('a statement that %s can be tried again', async (_what, sqlstate) => {
  const answer = await post(`/query/${sqlstate}`);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('a write on a database that only reads, as during a failover, can be tried again', async () => {
  const answer = await post('/write-where-one-reads');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});
