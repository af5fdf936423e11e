import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtpServer } from '../../server/testing/smtp-server';
import {
  beginEnquiry,
  dataDirectory,
  eventually,
  type RunningServer,
  sendEnquiry,
  startServer,
} from './running-server';

/** The number of kills: five, or `KILLS=200 npm run test:process` for a long run. */
const kills = Number(process.env.KILLS ?? 5);
const timeout = 120_000 + kills * 5_000;

let data: ReturnType<typeof dataDirectory>;
let server: RunningServer | undefined;
beforeEach(() => {
  data = dataDirectory();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  data.remove();
});

const outbox = () => {
  const folder = join(data.path, 'outbox');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
};

const mailsOf = (ids: number[]) =>
  ids.flatMap((id) => [`enquiry-${id}-confirmation.eml`, `enquiry-${id}.eml`]).sort();

test('a second process on the same data directory refuses to start and says why', async () => {
  server = await startServer({ DATA_DIR: data.path });
  await expect(startServer({ DATA_DIR: data.path })).rejects.toThrow(
    /Another process is using .*DATABASE_URL/,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('a stop finishes running requests, takes less than ten seconds, and loses nothing', async () => {
  server = await startServer({ DATA_DIR: data.path });
  const begun = await Promise.all(
    Array.from({ length: 10 }, () => beginEnquiry((server as RunningServer).url)),
  );
  const ended = server.end('SIGTERM');
  const acknowledged = await Promise.all(begun.map((finish) => finish()));
  expect(await ended).toBe(0);

  server = await startServer({ DATA_DIR: data.path });
  await eventually(() => mailsOf(acknowledged).every((name) => outbox().includes(name)));
});

test('a stalled upload does not prevent a clean stop', async () => {
  server = await startServer({ DATA_DIR: data.path });
  await beginEnquiry(server.url);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.said).toContain('stopped');
});

test('kill -9 right after each acknowledged enquiry loses none and duplicates none', {
  timeout,
}, async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    server = await startServer({ DATA_DIR: data.path });
    acknowledged.push(await sendEnquiry(server.url));
    await server.end('SIGKILL');
  }
  server = await startServer({ DATA_DIR: data.path });
  await eventually(() => outbox().length >= 2 * kills);
  expect(outbox().sort()).toEqual(mailsOf(acknowledged));
  const texts = outbox().map((name) => readFileSync(join(data.path, 'outbox', name), 'utf8'));
  const ids = texts.map((eml) => /^Message-ID: (.*)$/m.exec(eml)?.[1]);
  expect(new Set(ids).size).toBe(2 * kills);
});

test('over SMTP a kill -9 loses no mail, and a mail sent again has the same Message-ID', {
  timeout,
}, async () => {
  const smtp = await smtpServer();
  const env = { DATA_DIR: data.path, SMTP_URL: smtp.url };
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    server = await startServer(env);
    acknowledged.push(await sendEnquiry(server.url));
    await server.end('SIGKILL');
  }
  server = await startServer(env);
  const arrived = () => new Set(smtp.mails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1]));
  await eventually(() => arrived().size >= 2 * kills);
  expect([...arrived()].map((id) => `${id}.eml`).sort()).toEqual(mailsOf(acknowledged));
  await smtp.close();
});

test('the server starts on a new directory, and again on the same one after a stop', async () => {
  server = await startServer({ DATA_DIR: data.path });
  expect(await sendEnquiry(server.url)).toBe(1);
  await server.end('SIGTERM');
  server = await startServer({ DATA_DIR: data.path });
  expect(await sendEnquiry(server.url)).toBe(2);
});
