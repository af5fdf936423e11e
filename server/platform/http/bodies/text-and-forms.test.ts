import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { form, json, text } from '../../../../shared/http/body';
import { everyone, post } from '../../../../shared/http/endpoint';
import { routeServer } from '../../../testing/route-server';
import { route } from '../route';
import { messages } from '../../../../shared/messages';

const fields = z.object({
  name: z.string().min(1, messages['name.required']),
  day: z.string().or(z.array(z.string())),
});
const ok = { status: 200 };
const endpoints = {
  note: post('/note', everyone, text(1_000, ['text/plain', 'message/rfc822']), ok).returns<{
    text: string;
  }>(),
  signUp: post('/sign-up', everyone, form(fields, 1_000), ok).returns<z.infer<typeof fields>>(),
  long: post('/long', everyone, json(z.object({}), 1_000_000), ok).returns<null>(),
};

const server = () =>
  routeServer(
    route(endpoints.note, async ({ body }) => ({ text: body })),
    route(endpoints.signUp, async ({ body }) => body),
    route(endpoints.long, async () => null),
  );

async function answerTo(path: string, type: string, body: string | Buffer) {
  const { url } = await server();
  const headers = { 'Content-Type': type, 'Accept-Language': 'en' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: body as string });
  return [answer.status, await answer.json()];
}

test.each([
  ['in UTF-8 unless it says otherwise', 'text/plain', Buffer.from('\uFEFFseñal')],
  ['in Latin-1', 'text/plain; charset=iso-8859-1', Buffer.from('señal', 'latin1')],
  ['in UTF-16', 'text/plain; charset="utf-16le"', Buffer.from('señal', 'utf16le')],
  ['of another type that is taken', 'message/rfc822', Buffer.from('señal')],
])('text is read %s', async (_how, type, body) => {
  expect(await answerTo('/note', type, body)).toEqual([200, { text: 'señal' }]);
});

const otherKind = { message: 'What was sent is of a kind that is not taken here' };

test.each([
  ['an unknown charset', '/note', 'text/plain; charset=klingon', 'a', [415, otherKind]],
  ['another type', '/note', 'application/json', '"a"', [415, otherKind]],
  [
    'bytes that are no text',
    '/note',
    'text/plain',
    Buffer.from([0xff]),
    [400, { message: 'What was sent cannot be read' }],
  ],
  ['a long text', '/note', 'text/plain', 'x'.repeat(1_001), [413, { message: 'What was sent is too large' }]],
  ['JSON for a form', '/sign-up', 'application/json', '{}', [415, otherKind]],
  [
    'a long form',
    '/sign-up',
    'application/x-www-form-urlencoded',
    `name=${'x'.repeat(1_000)}`,
    [413, { message: 'What was sent is too large' }],
  ],
  [
    'a form that breaks its schema',
    '/sign-up',
    'application/x-www-form-urlencoded',
    'name=&day=1',
    [400, { message: 'Please check the marked fields', fields: { name: 'Name is required' } }],
  ],
])('%s is refused', async (_what, path, type, body, expected) => {
  expect(await answerTo(path, type, body)).toEqual(expected);
});

test('a form comes checked, a name that comes twice as a list', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await answerTo('/sign-up', type, 'name=Eva+P%C3%A9rez&day=1&day=2')).toEqual([
    200,
    { name: 'Eva Pérez', day: ['1', '2'] },
  ]);
});

test('without an account, large bodies take turns by the address they come from', async () => {
  const { url, server: listening } = await server();
  const begin = () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 200_000 };
    const sending = request(`${url}/long`, { method: 'POST', headers });
    sending.flushHeaders();
    const status = once(sending, 'response').then(([answer]) => answer.resume().statusCode as number);
    return { status, finish: () => sending.end(`{${' '.repeat(199_998)}}`) };
  };
  const first = begin();
  await once(listening, 'request');
  const others = Array.from({ length: 5 }, () => begin());
  expect(await Promise.race(others.map(({ status }) => status))).toBe(429);
  for (const { finish } of [first, ...others]) finish();
  const statuses = await Promise.all([first, ...others].map(({ status }) => status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
});
