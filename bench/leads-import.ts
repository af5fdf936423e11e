// Seconds to import 10,000 contacts with ten own fields, three addresses or phones, a company and two tags each; the
// target on PostgreSQL is 30 s. The server's jobs check, write and undo the rows.
// npx tsx bench/leads-import.ts [rows]            on the embedded database
// DATABASE_URL=… npx tsx bench/leads-import.ts [rows]   on PostgreSQL
// With --half-updates half of the rows exist before, so that the import changes them and the undo changes them back;
// the limit then applies to the undo, which must leave all tables as they were. With --beside 20000 the database, which
// must be empty, first gets that many contacts of other accounts, which the planner's statistics then include.
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ImportState } from '../shared/imports/scales';
import { insertUserAlone } from '../server/features/auth/auth.queries';
import { leadImportJobs } from '../server/features/leads/imports/lead-import-jobs';
import { leadImports } from '../server/features/leads/imports/lead-imports';
import { preparation } from '../server/features';
import { readConfig } from '../server/platform/config';
import { openInMemory } from '../server/platform/database/embedded/embedded';
import { openPostgres } from '../server/platform/database/postgres/postgres';

import { cachedSnapshot } from '../server/platform/database/embedded/snapshot';
import { uploadOf } from '../server/platform/http/bodies/upload';
import { importChanges } from '../server/platform/imports/change-import';
import { askedTarget, proposeMapping } from '../server/platform/imports/import-detail';
import { findImport, updateImport } from '../server/platform/imports/imports.queries';
import { receiveImport } from '../server/platform/imports/receive-import';
import { createJobs } from '../server/platform/jobs/jobs';
import { addAccounts, addRows } from './leads/rows';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'half-updates': { type: 'boolean', default: false }, beside: { type: 'string', default: '0' } },
});
const isHalfUpdates = options['half-updates'];
const beside = Number(options.beside);
const count = Number(positionals[0] ?? 10_000);
const required = 30;

const config = readConfig();
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl, preparation)
  : await openInMemory(await cachedSnapshot(preparation));
const { db } = database;
if (beside > 0) {
  await addAccounts(db);
  await addRows(db, { contacts: beside, companies: beside / 10, opportunities: beside / 10 });
}
const now = () => new Date();
const jobs = await createJobs(database, { supervise: false, onError: (error) => console.error(error) });

const own = Array.from({ length: 10 }, (_, index) => `Dato propio ${index + 1}`);
const kinds = [
  (n: number) => `texto ${n}`,
  (n: number) => String(n * 3),
  (n: number) => `2025-0${(n % 9) + 1}-17`,
];

function* table(upTo = count, city = 'Girona') {
  yield `First name;Last name;Email;Phone;Mobile;Company name;Tags;City;Status;${own.join(';')}\n`;
  for (let n = 1; n <= upTo; n += 1) {
    const company = n % (count / 10);
    const person = `Ana ${n};García Ruiz;ana${n}@empresa${company}.example;93${1_000_000 + n};6${10_000_000 + n}`;
    const values = own.map((_, index) => (kinds[index % 3] as (n: number) => string)(n));
    yield `${person};Empresa ${company};grupo ${n % 7}|feria ${n % 5};${city};nuevo;${values.join(';')}\n`;
  }
}

const username = `bench-${Date.now()}`;
const made = { username, email: `${username}@example.org`, name: 'Bench', password: 'none' };
const { user, owner } = await insertUserAlone(db, made);
const caller = { owner, user, language: 'es' as const };
const textOf = (said: string) => said;

const seconds = async (what: string, act: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await act();
  const taken = (performance.now() - started) / 1_000;
  console.log(`${what.padEnd(8)} ${taken.toFixed(1)} s`);
  return taken;
};

const limited = (what: string, taken: number) => {
  const isOver = config.databaseUrl !== undefined && count === 10_000 && taken > required;
  console.log(`${what}: ${taken.toFixed(1)} s of ${required} s`);
  if (isOver) process.exitCode = 1;
};

/** A hash of all rows of LEADMANAGER per table, without versions and without the ids of derived rows. */
async function dump(): Promise<Record<string, string>> {
  const { rows: tables } = (await database.client.query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename like 'crm\\_%' order by 1",
    [],
  )) as unknown as { rows: { name: string }[] };
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const isMade = /^crm_(contact_points|duplicates|stage_history|field_values)$/.test(name);
    const { rows } = (await database.client.query(
      `select coalesce(md5(string_agg(row, '' order by row)), '') as hash from
        (select (to_jsonb(t) - '${isMade ? '{id,version}' : '{version}'}'::text[])::text as row from ${name} as t
          where user_id = ${owner}) as one`,
      [],
    )) as unknown as { rows: { hash: string }[] };
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

let id = 0;
const reach = async (state: ImportState) => {
  for (;;) {
    const stored = await findImport(db, owner, 'leads', id);
    if (stored?.state === state) return stored;
    if (stored?.state === 'failed') throw new Error('The import failed');
    await pause(50);
  }
};

const changes = importChanges(
  'leads',
  { db, jobs, now },
  {
    ...leadImportJobs,
  },
);
const work = { config, db, jobs, now } as unknown as { db: typeof db };
jobs.work(Object.values(leadImportJobs), work);

/** Uploads, checks and imports a file; resolves to the seconds of the import. */
async function importFile(text: Iterable<string>): Promise<number> {
  await seconds('upload', async () => {
    const upload = uploadOf('contacts.csv', 'text/csv', Readable.from(text));
    const { columns, rowCount, ...received } = await receiveImport(
      { db, owner, feature: 'leads', now: now() },
      upload,
    );
    id = received.id;
    await updateImport(db, owner, id, { columns, rowCount, entity: 'contact' });
  });
  const stored = await reach('uploaded');
  const target = askedTarget(leadImports, 'contact');
  const { mapping } = await proposeMapping(leadImports, stored, target, { ...caller, db, textOf });
  await seconds('check', async () => {
    await changes.startCheck(caller, id, mapping);
    console.log((await reach('checked')).counts);
  });
  return seconds('import', async () => {
    await changes.startWrite(caller, id);
    console.log((await reach('done')).counts);
  });
}

if (isHalfUpdates) await importFile(table(count / 2, 'Vic'));
const before = await dump();
limited('import', await importFile(table()));
const undoing = await seconds('undo', async () => {
  await changes.startUndo(caller, id);
  await reach('undone');
});
if (isHalfUpdates) limited('undo', undoing);
const after = await dump();
const differing = Object.keys(before).filter((name) => before[name] !== after[name]);
console.log(differing.length === 0 ? 'all tables are as before' : `not as before: ${differing.join(', ')}`);
if (differing.length > 0) process.exitCode = 1;
await jobs.stop();
await database.close();
