import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { preparation } from '../../features';
import { closeAfterTest } from '../../testing/opened';
import { newSession } from '../../testing/session';
import { readBackup } from './file/backup-file';
import { loadBackup, refusalOf } from './load-backup';
import { makeBackup } from './make-backup';
import { listTables } from './rows/catalog';
import { dropEverything } from './rows/schema';
import { begin, type Session } from './rows/session';
import { sumOf } from './rows/table-rows';

/** Recreating every table takes a second on the embedded database, and ten times that on a busy machine. */
const timeout = 120_000;

let folder: string;
let session: Session;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  closeAfterTest(async () => rmSync(folder, { recursive: true }));
  session = await newSession();
});

const rowsOf = (statement: string) => session.texts(statement);

/** Creates an account with a company whose items a trigger counts, a waiting job and a running job. */
async function fill() {
  // Its account is there when the statement has ended.
  await session.run(
    `insert into users (username, password, email, name) values ('ana', 'x', 'ana@example.org', 'Ana')`,
  );
  await session.run(`
    insert into companies (user_id, name, sector, size, structure) select id, 'Ñandú', 'food', 'small', 'simple' from users;
    insert into company_contacts (company_id, name, position, place)
      select companies.id, 'Contact ' || n, 'CEO', n from companies, generate_series(1, 3) n;
    insert into pgboss.job (name, data, state) values ('mail', '{"id": 1}', 'created'), ('mail', '{"id": 2}', 'active');
    create table not_ours (id integer); insert into not_ours values (1)`);
}

const make = () =>
  makeBackup(session, {
    folder,
    key: undefined,
    version: '1.2.3',
    files: [],
    missing: [],
    progress: () => {},
  });

async function load(path: string, change: (hash: string) => string = (hash) => hash) {
  const read = await readBackup(path, undefined);
  const tables = read.tables.map(({ table, sum }) => ({ table, sum: { ...sum, hash: change(sum.hash) } }));
  const summary = { ...read, tables };
  await loadBackup({ session, file: path, key: undefined, summary, preparation, progress: () => {} });
}

async function sums() {
  await begin(session, 'read');
  const found: Record<string, object> = {};
  for (const table of await listTables(session)) found[table.name] = await sumOf(session, table, () => {});
  await session.run('rollback');
  return found;
}

/** Identifies the table of accounts; a table that is made anew has another one. */
const identity = () => rowsOf(`select 'public.users'::regclass::oid::text`);

test('a backup is restored unchanged over the rows of the same version, whose tables stay', {
  timeout,
}, async () => {
  await fill();
  const before = await sums();
  const { path, foreign, rows } = await make();
  expect(foreign).toEqual(['not_ours']);
  expect(rows).toBeGreaterThan(6);
  const kept = await identity();
  await session.run(`delete from users; insert into users (username, password, email, name)
    values ('eva', 'x', 'eva@example.org', 'Eva'); delete from pgboss.job`);
  await load(path);
  expect(await sums()).toEqual(before);
  expect(await identity()).toEqual(kept);
});

test('a backup is restored unchanged into an empty database, and where another program refers to our rows', {
  timeout,
}, async () => {
  await fill();
  const before = await sums();
  const { path } = await make();
  session = await newSession();
  await dropEverything(session);
  await load(path);
  expect(await sums()).toEqual(before);

  const former = await identity();
  await session.run('create table refers_to_us (account integer references users)');
  await load(path);
  expect(await sums()).toEqual(before);
  expect(await identity()).not.toEqual(former);
});

test('memory for locks that is used up is told with the setting that gives more', () => {
  const failed = Object.assign(new Error('out of shared memory'), { code: '53200' });
  expect(refusalOf(failed)).toMatchObject({ message: expect.stringContaining('max_locks_per_transaction') });
  const other = new Error('no');
  expect(refusalOf(other)).toBe(other);
});

test('triggers, foreign keys, indexes, jobs and the tables of other programs work after a restore as before', {
  timeout,
}, async () => {
  await fill();
  const definitions = () =>
    rowsOf(`select pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'c', 'u', 'p')
      union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indrelid
        where relnamespace::regnamespace::text in ('public', 'pgboss')
      union all select tgname::text || tgenabled::text from pg_trigger where not tgisinternal order by 1`);
  const before = await definitions();
  const { path } = await make();
  await load(path);
  expect(await definitions()).toEqual(before);
  expect(await rowsOf('select id::text from not_ours')).toEqual([['1']]);

  // The trigger did not count the restored rows again, counts later ones, and ids continue.
  expect(await rowsOf('select item_count::text from companies')).toEqual([['3']]);
  await session.run(`insert into company_contacts (company_id, name, position, place)
    select id, 'Fourth', 'CEO', 4 from companies`);
  expect(await rowsOf('select item_count::text from companies')).toEqual([['4']]);
  expect(await rowsOf('select max(id)::text from company_contacts')).toEqual([['4']]);

  // Waiting and running jobs are in their queues, which accept new ones.
  expect(await rowsOf(`select state::text, data::text from pgboss.job order by 1`)).toEqual([
    ['active', '{"id": 2}'],
    ['created', '{"id": 1}'],
  ]);
  await session.run(`insert into pgboss.job (name) values ('mail')`);
});

test('a restore whose rows differ from the backup leaves the old database in place', {
  timeout,
}, async () => {
  await fill();
  const { path } = await make();
  await session.run(`update users set name = 'Since then'`);
  const before = await sums();
  await expect(load(path, (hash) => hash.replace(/./, 'z'))).rejects.toThrow('did not come back as it was');
  expect(await sums()).toEqual(before);
});

test('a backup with a migration of a newer version is refused, and an empty database has no backup', {
  timeout,
}, async () => {
  await session.run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`,
  );
  await expect(make()).rejects.toThrow('The database was written by a newer version of QuorumIA');
  await session.run('drop schema drizzle cascade');
  await expect(make()).rejects.toThrow('There is nothing to back up');
  expect(readdirSync(folder)).toEqual([]);
});
