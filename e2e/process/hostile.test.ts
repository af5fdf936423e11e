import { type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../server/platform/project-root';
import { beginEnquiry, dataDirectory, type RunningServer, sendEnquiry, startServer } from './running-server';

let data: ReturnType<typeof dataDirectory>;
let server: RunningServer;
beforeEach(() => {
  data = dataDirectory();
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

const account = { username: 'eva', password: 'a-long-way-home', name: 'Eva', email: 'eva@example.org' };

async function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signedIn() {
  const { body } = await post('/api/register', account);
  const headers = { Authorization: `Bearer ${String(body.token)}` };
  const company = { name: 'Espiga', sector: 'Food', size: 'small', structure: 'simple' };
  const { id } = (await post('/api/companies', company, headers)).body;
  return { headers, companyId: Number(id) };
}

const status = async (path: string) => (await fetch(server.url + path)).status;

test('with 512 MB of heap no request body ends the process, however deep or wide', async () => {
  server = await startServer({ DATA_DIR: data.path }, { node: '--max-old-space-size=512' });
  const { headers, companyId } = await signedIn();
  const megabytes = (count: number, piece: string) => piece.repeat((count * 1_000_000) / piece.length);
  const nested = (count: number) => megabytes(count / 2, '[') + megabytes(count / 2, ']');
  const bodies = [
    nested(32),
    nested(7),
    nested(0.9),
    nested(0.09),
    `${megabytes(0.9, '{"a":')}1${megabytes(0.18, '}')}`,
    `[${megabytes(7, '{},')}{}]`,
    `[${megabytes(0.9, '{},')}{}]`,
    `{"items":[${megabytes(7, '"",')}""]}`,
    `{"items":[{"description":"${megabytes(7, 'x')}"}]}`,
    `"${megabytes(32, 'x')}"`,
  ];
  const paths = [
    '/api/reports',
    `/api/companies/${companyId}/problems/import`,
    '/api/problems',
    '/api/login',
    '/api/contact/send-email',
  ];
  for (const path of paths) {
    for (const body of bodies) {
      let answer: number | undefined;
      const answered = post(path, body, headers).then((its) => {
        answer = its.status;
      });
      while (answer === undefined) expect(await status('/healthz')).toBe(200);
      await answered;
      expect(`${path} ${body.length}: ${answer}`).toMatch(/: 4\d\d$/);
    }
  }
  expect(server.hasEnded()).toBe(false);
}, 240_000);

/** Connects and sends only the beginning of a request. */
const sendHalf = (port: number, sent: string) =>
  new Promise<Socket>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent, () => done(socket)));
    socket.on('error', () => done(socket));
  });

test('a thousand half-sent requests do not block new clients, even with a low limit on open files', async () => {
  server = await startServer({ DATA_DIR: data.path }, { openFiles: 1_024 });
  // A kept-alive connection would be the longest idle one, and the server would close it under the next request.
  await post('/api/register', account, { Connection: 'close' });
  const port = Number(new URL(server.url).port);
  const head = 'POST /api/contact/send-email HTTP/1.1\r\nHost: example.org\r\n';
  const halves = [head, `${head}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"name"`];
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) => sendHalf(port, halves[index % 2] as string)),
  );
  expect(await status('/favicon.svg')).toBe(200);
  expect(await sendEnquiry(server.url)).toBe(1);
  expect((await post('/api/login', account)).status).toBe(200);
  expect(server.hasEnded()).toBe(false);
  for (const socket of sockets) socket.destroy();
});

test('after an unhandled error the server logs it, answers 503 and finishes running requests', async () => {
  const preload = join(projectRoot, 'e2e/process/fail-on-signal.mjs');
  server = await startServer({ DATA_DIR: data.path }, { node: `--import "${preload}"` });
  const finish = await beginEnquiry(server.url);
  const ended = server.end('SIGUSR2');
  let answer = 200;
  while (answer === 200) answer = await status('/');
  expect(answer).toBe(503);
  expect(await finish()).toBe(1);
  expect(await ended).toBe(1);
  expect(server.said).toEqual(expect.arrayContaining(['nobody caught this', 'stopping', 'stopped']));
});
