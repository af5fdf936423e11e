import { Writable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { users } from '../../shared/auth/tables';
import { emptyDatabase } from '../testing/database';
import { newToken } from './http/access';
import { sendError } from './http/errors';
import { createLogger, requestLog } from './logger';

/** The log of an app with one handler. */
function logged(handler: express.RequestHandler) {
  let lines = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const app = express();
  app.use(requestLog(createLogger('info', stream)), express.json(), handler, sendError);
  return { app, lines: () => lines };
}

test('a request is one line with its id, without query string, cookie, token or body', async () => {
  const { app, lines } = logged(
    (_request, response) => void response.set('Set-Cookie', 'sid=s3cret').json({}),
  );
  const answer = await request(app)
    .post('/auth/reset?token=s3cret')
    .set('Cookie', 'sid=s3cret')
    .set('Authorization', 'Bearer s3cret')
    .send({ password: 's3cret' });
  const line = JSON.parse(lines()) as { req: object };
  expect(line.req).toEqual({ id: answer.headers['x-request-id'], method: 'POST', path: '/auth/reset' });
  expect(lines()).not.toContain('s3cret');
});

test('a token in the path is hidden', async () => {
  const { app, lines } = logged((_request, response) => void response.json({}));
  await request(app).get(`/api/shared/reports/${newToken()}/pdf`);
  expect(JSON.parse(lines()).req.path).toBe('/api/shared/reports/[hidden]/pdf');
});

test('an error is one line with its request and its cause', async () => {
  const { app, lines } = logged(() => {
    throw new Error('out of paper');
  });
  await request(app).get('/print');
  expect(lines().trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines())).toMatchObject({
    level: 50,
    req: { path: '/print' },
    res: { statusCode: 500 },
    err: { message: 'out of paper' },
  });
});

test('a failed query is logged without its parameters', async () => {
  const { db } = await emptyDatabase();
  const row = { username: 's3cret', password: 's3cret', name: 's3cret', email: 's3cret' };
  const { app, lines } = logged(async () => {
    await db.insert(users).values([row, row]);
  });
  expect((await request(app).get('/')).status).toBe(500);
  expect(lines()).toContain('23505');
  expect(lines()).not.toContain('s3cret');
});
