import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPostgres } from './fresh-postgres';
import { importAccount, peopleFile } from './import-account';
import { dataDirectory, eventually, type RunningServer, startServer } from './running-server';

/** The number of kills of the import, and of its undo: six, or `KILLS=100 npm run test:process` for a long run. */
const kills = Number(process.env.KILLS ?? 6);

const postgres = freshPostgres('import_kills');
const data = dataDirectory();
let server: RunningServer;

const begin = async () => {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: data.path, SESSION_SECRET: 's'.repeat(32) };
  server = await startServer(env);
};
beforeAll(async () => {
  await postgres.create();
  await begin();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  data.remove();
  await postgres.drop();
});

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

type Account = Awaited<ReturnType<typeof importAccount>>;

/** Resolves to true after a step of a job has been seen writing in `looks` polls; to false when the job is done. */
async function amidWriting({ rows, reach }: Account, id: number, goal: string, looks: number) {
  for (let seen = 0; seen < looks; ) {
    const [writing] = await rows(
      `select from pg_stat_activity where datname = current_database() and backend_xid is not null
        and pid <> pg_backend_pid()`,
    );
    if (writing) seen += 1;
    else if (await reach(id, goal)) return false;
  }
  return true;
}

/** Kills and restarts the server at random times during a job; resolves when the job has reached its goal. */
async function killAmid(account: Account, id: number, goal: string, progress: () => Promise<number>) {
  const { rows, reach } = account;
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Spreads the kills over the whole job, because most of them roll back the current step.
    await eventually(async () => (await reach(id, goal)) || (await progress()) >= kill / kills);
    if (!(await amidWriting(account, id, goal, 1 + Math.floor(Math.random() * 60)))) break;
    await server.end('SIGKILL');
    killed += 1;
    // Expires the dead process's step, as happens after its time limit.
    await rows(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
    await begin();
  }
  await eventually(() => reach(id, goal));
  return killed;
}

const asked = { create: 500, update: 150, error: 0 };

/** Checks that each line of the file was written exactly once. */
async function expectOnce({ rows, read }: Account, id: number) {
  expect((await read(id)).counts).toMatchObject(asked);
  const people = await rows<{ title: string | null; times: number }>(
    'select min(job_title) as title, count(*)::int as times from crm_contacts group by email',
  );
  expect(people).toHaveLength(800);
  expect(people.filter(({ times, title }) => times > 1 || title === null)).toEqual([]);
  expect(people.filter(({ title }) => title === 'CTO')).toHaveLength(650);
  expect(await rows('select name from crm_companies group by name having count(*) > 1')).toEqual([]);
  const twice = `select event.entity, event.entity_id from events as event
    join imports on imports.act = event.act and imports.id = ${id} group by 1, 2 having count(*) > 1`;
  expect(await rows(twice)).toEqual([]);
}

/** The share of an import that is written, or undone. */
function progressOf({ rows }: Account, id: number) {
  const share = async (query: string) =>
    Number((await rows<{ share: number }>(`select ${query} as share`))[0]?.share);
  const act = `select act from imports where id = ${id}`;
  const events = (of: string) => `(select count(*)::float from events where act = (${of}))`;
  return {
    written: () =>
      share(`(select count(written_at)::float / count(*) from import_rows where import_id = ${id})`),
    undone: () => share(`${events(`select id from acts where undoes = (${act})`)} / ${events(act)}`),
  };
}

test('kill -9 at random times of an import and its undo: no line is duplicated or missing, and the undo restores everything', {
  timeout: 120_000 + kills * 20_000,
}, async () => {
  const account = await importAccount(postgres.url, () => server);
  const { check, start, read, reach, dump, end } = account;
  const known = await check(peopleFile(numbers(0, 300), 'CEO'));
  await start(known.id, 'commit');
  await eventually(() => reach(known.id, 'done'));
  const before = await dump();

  const { id, counts } = await check(peopleFile(numbers(150, 800), 'CTO'));
  expect(counts).toMatchObject(asked);
  const { written, undone } = progressOf(account, id);
  await start(id, 'commit');
  const killedWriting = await killAmid(account, id, 'done', written);
  await expectOnce(account, id);

  await start(id, 'undo');
  const killedUndoing = await killAmid(account, id, 'undone', undone);
  expect((await read(id)).undone).toMatchObject({ count: 0 });
  expect(await dump()).toEqual(before);
  expect(Math.min(killedWriting, killedUndoing)).toBeGreaterThan(kills / 2);
  await end();
});
