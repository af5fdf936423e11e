import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { file } from '../../../../shared/http/body';
import { post, signedIn } from '../../../../shared/http/endpoint';
import { routeServer } from '../../../testing/route-server';
import type { AppError } from '../errors';
import { route } from '../route';
import { messages } from '../../../../shared/messages';

const limit = 100 * 1024;
const options = { status: 200 };
const endpoints = {
  list: post('/list', signedIn, file(limit, ['text/csv']), options).returns<object>(),
  photo: post(
    '/photo',
    signedIn,
    file(limit, ['image/*'], z.object({ alt: z.string().min(1, messages['field.required']) })),
    options,
  ).returns<object>(),
};

const described = async ({
  name,
  type,
  bytes,
}: {
  name: string;
  type: string;
  bytes: () => Promise<Buffer>;
}) => ({
  name,
  type,
  text: (await bytes()).toString(),
});

const takingFiles = () =>
  routeServer(
    route(endpoints.list, async ({ file: sent }) => described(sent)),
    route(endpoints.photo, async ({ file: sent, body }) => ({ ...(await described(sent)), ...body })),
  );

type Part = [name: string, value: string | File];

const formOf = (parts: Part[]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value as string);
  return form;
};

async function answerTo(path: string, init: RequestInit & { duplex?: 'half' }) {
  const { url } = await takingFiles();
  const answer = await fetch(url + path, { method: 'POST', ...init });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const csv = (text: string, name = 'precios.csv') => new File([text], name, { type: 'text/csv' });
const png = new File(['png'], 'fachada ñ.png', { type: 'image/png' });

test('a file may be the body itself', async () => {
  const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''c%2Fpa%C3%B1er%C3%ADa.csv" };
  expect(await answerTo('/list', { body: csv('a;b'), headers })).toEqual({
    status: 200,
    body: { name: 'c pañería.csv', type: 'text/csv', text: 'a;b' },
  });
});

test('a file may come in a form, named in any script', async () => {
  const form = formOf([['file', csv('a;b', 'Панадерія.csv')]]);
  expect(await answerTo('/list', { body: form })).toEqual({
    status: 200,
    body: { name: 'Панадерія.csv', type: 'text/csv', text: 'a;b' },
  });
});

test('the fields of a form come checked with its file', async () => {
  const answer = await answerTo('/photo', {
    body: formOf([
      ['alt', 'La fachada'],
      ['file', png],
    ]),
  });
  expect(answer.body).toEqual({ name: png.name, type: 'image/png', text: 'png', alt: 'La fachada' });
  const refused = await answerTo('/photo', {
    body: formOf([
      ['alt', ''],
      ['file', png],
    ]),
  });
  expect([refused.status, refused.body.fields]).toEqual([400, { alt: 'Este campo es requerido' }]);
});

test('a file has at most as many bytes as the endpoint says, and may have all of them', async () => {
  const whole = 'x'.repeat(limit);
  for (const body of [csv(whole), formOf([['file', csv(whole)]])]) {
    expect((await answerTo('/list', { body })).status).toBe(200);
  }
  const long = csv(`${whole}x`);
  const unmeasured = {
    body: long.stream(),
    duplex: 'half',
    headers: { 'Content-Type': 'text/csv' },
  } as const;
  for (const init of [{ body: long }, { body: formOf([['file', long]]) }, unmeasured]) {
    const { status, body } = await answerTo('/list', init);
    expect([status, body.message]).toEqual([413, 'El archivo puede tener como máximo 0,1 MB']);
  }
});

const many = Array.from({ length: 51 }, (_, index): Part => [`f${index}`, 'x']);

test.each<[string, string, RequestInit, number, string]>([
  ['no file', '/list', {}, 400, 'Choose a file'],
  ['a form without a file', '/photo', { body: formOf([['alt', 'x']]) }, 400, 'Choose a file'],
  [
    'a form in which none was chosen',
    '/list',
    { body: formOf([['file', csv('', '')]]) },
    400,
    'Choose a file',
  ],
  ['another kind of file', '/list', { body: png }, 415, 'Files of this kind are not taken here'],
  ['another kind in a form', '/list', { body: formOf([['file', png]]) }, 415, 'Files of this kind'],
  ['a file alone where fields belong to it', '/photo', { body: png }, 415, 'Files of this kind'],
  [
    'two files',
    '/list',
    {
      body: formOf([
        ['file', csv('a')],
        ['file', csv('b')],
      ]),
    },
    400,
    'one file',
  ],
  [
    'a field after the file',
    '/list',
    {
      body: formOf([
        ['file', csv('a')],
        ['alt', 'x'],
      ]),
    },
    400,
    'cannot be read',
  ],
  ['fields without end', '/list', { body: formOf([...many, ['file', csv('a')]]) }, 413, 'too large'],
  [
    'a field without end',
    '/list',
    {
      body: formOf([
        ['a', 'x'.repeat(60_000)],
        ['file', csv('a')],
      ]),
    },
    413,
    'too large',
  ],
  [
    'half a form',
    '/list',
    broken(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na;b',
    ),
    400,
    'cannot be read',
  ],
  ['no form at all', '/list', broken('a;b'), 400, 'cannot be read'],
  [
    'a form without a boundary',
    '/list',
    { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
    400,
    'cannot be read',
  ],
])('%s is refused', async (_what, path, init, status, message) => {
  const answer = await answerTo(path, {
    ...init,
    headers: { 'Accept-Language': 'en', ...(init.headers as object) },
  });
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
});

function broken(body: string) {
  return { body, headers: { 'Content-Type': 'multipart/form-data; boundary=b' } };
}

test.each(['text/csv', 'multipart/form-data; boundary=b'])(
  'a sender of %s who leaves midway ends the reading, and is no failure of ours',
  async (type) => {
    let begun = () => {};
    const hasBegun = new Promise<void>((done) => {
      begun = done;
    });
    let tell = (_error: AppError) => {};
    const failure = new Promise<AppError>((done) => {
      tell = done;
    });
    const { url, log, server } = await routeServer(
      route(endpoints.list, async ({ file: sent }) => {
        begun();
        return described(sent).catch((error: AppError) => {
          tell(error);
          throw error;
        });
      }),
    );
    const sending = request(`${url}/list`, { method: 'POST', headers: { 'Content-Type': type } });
    sending.on('error', () => {});
    sending.write(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: text/csv\r\n\r\na;b',
    );
    await hasBegun;
    const closes = new Promise((done) => server.once('connection', done));
    sending.destroy();
    expect(await failure).toMatchObject({ status: 400 });
    await Promise.all([closes, fetch(`${url}/list`, { method: 'POST', body: csv('a') })]);
    expect(log.filter(({ err }) => err)).toEqual([]);
  },
);

test('a handler that does not want the file answers at once, and its connection serves on', async () => {
  const { url } = await routeServer(route(endpoints.list, async () => ({})));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let sent = 0; sent < 3; sent += 1) {
    const headers = { 'Content-Type': 'text/csv' };
    const sending = request(`${url}/list`, { method: 'POST', agent, headers }).end('x'.repeat(limit));
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(200);
    await once(answer.resume(), 'end');
  }
  agent.destroy();
});
