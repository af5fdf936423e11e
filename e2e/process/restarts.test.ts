import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpServer } from '../../server/testing/smtp-server';
import { freshPostgres } from './fresh-postgres';
import { importAccount, peopleFile } from './import-account';
import { dataDirectory, eventually, type RunningServer, startServer, tryEnquiry } from './running-server';

/** The number of restarts: two, or `RESTARTS=10 npm run test:process` for a long run. */
const restarts = Number(process.env.RESTARTS ?? 2);

const postgres = freshPostgres('restarts');
const data = dataDirectory();
let smtp: Awaited<ReturnType<typeof smtpServer>>;
let server: RunningServer;

beforeAll(async () => {
  await postgres.create();
  smtp = await smtpServer();
  server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: data.path,
    SMTP_URL: smtp.url,
    SESSION_SECRET: 's'.repeat(32),
  });
});

afterAll(async () => {
  await server?.end('SIGTERM');
  await smtp?.close();
  data.remove();
  await postgres.drop();
});

/**
 * The command that restarts the server of TEST_DATABASE_URL, without its mode: `pg_ctlcluster 15 main
 * restart`.
 */
function restart(mode: 'fast' | 'immediate') {
  const [command, ...args] = (process.env.TEST_DATABASE_RESTART ?? '').split(' ');
  if (!command)
    throw new Error('Set TEST_DATABASE_RESTART to the command that restarts that PostgreSQL server');
  return promisify(execFile)(command, [...args, '-m', mode]);
}

test('PostgreSQL restarts during enquiries and mails: the process survives, nothing is lost or duplicated', async () => {
  const acknowledged: number[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      // Sends no faster than mails are delivered, so that few are left after the last restart.
      await eventually(() => isOver || 2 * acknowledged.length - smtp.mails.length < 100);
      const answer = await tryEnquiry(server.url);
      statuses.add(answer.status);
      const { id } = (await answer.json()) as { id?: number };
      if (answer.status === 200 && id) acknowledged.push(id);
    }
  };
  const writers = Array.from({ length: 4 }, write);
  for (let round = 0; round < restarts; round += 1) {
    const before = acknowledged.length;
    await eventually(() => acknowledged.length > before + 10);
    await restart(round % 2 === 0 ? 'fast' : 'immediate');
  }
  const before = acknowledged.length;
  await eventually(() => acknowledged.length > before + 10);
  isOver = true;
  await Promise.all(writers);

  expect(server.hasEnded()).toBe(false);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const arrived = () => smtp.mails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1] as string);
  const awaited = acknowledged.flatMap((id) => [`enquiry-${id}`, `enquiry-${id}-confirmation`]);
  await eventually(() => {
    const there = new Set(arrived());
    return awaited.every((mail) => there.has(mail));
  });
  const all = arrived();
  expect(all.length - new Set(all).size).toBe(0);
}, 300_000);

test('PostgreSQL restarts during an import and its undo: both finish, and no line is duplicated', async () => {
  const { check, start, read, rows, reach, dump, end } = await importAccount(postgres.url, () => server);
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  const { id } = await check(peopleFile(numbers, 'CEO'));
  const before = await dump();
  const has = async (query: string) => (await rows(query)).length > 0;
  const act = `select act from imports where id = ${id}`;

  await start(id, 'commit');
  await eventually(() => has(`select from import_rows where import_id = ${id} and written_at is not null`));
  await restart('fast');
  await eventually(() => reach(id, 'done'));
  expect((await read(id)).counts).toMatchObject({ create: 1_000, error: 0 });
  expect(await rows('select email from crm_contacts group by email having count(*) = 1')).toHaveLength(1_000);

  await start(id, 'undo');
  await eventually(() => has(`select from events join acts on acts.id = act where acts.undoes = (${act})`));
  await restart('immediate');
  await eventually(() => reach(id, 'undone'));
  expect((await read(id)).undone).toMatchObject({ count: 0 });
  expect(await dump()).toEqual(before);
  expect(server.hasEnded()).toBe(false);
  await end();
}, 300_000);
