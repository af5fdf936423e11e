import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { preparation } from '../features';
import { openPostgres } from '../platform/database/postgres/postgres';
import { cachedSnapshot } from '../platform/database/embedded/snapshot';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Without TEST_DATABASE_URL: the snapshot that the test databases are loaded from. */
    snapshot: string;
    /**
     * With TEST_DATABASE_URL: the template that the test databases are cloned from. With TEST_POOLER_URL, connections
     * go through that pooler.
     */
    postgres: { url: string; template: string; pooler: string } | null;
  }
}

/** Each run has its own databases, so that two runs can share a server. */
const template = `quorumia_test_${process.pid}`;

/** Prepares one migrated database for all test files: a snapshot, or a template on the server of TEST_DATABASE_URL. */
export async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  project.provide('snapshot', url ? '' : await cachedSnapshot(preparation));
  project.provide('postgres', url ? { url, template, pooler: process.env.TEST_POOLER_URL ?? '' } : null);
  if (url) await makeTemplate(url);
}

/** Drops the databases of this run, and those left by killed runs on this machine. */
export async function teardown() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^quorumia_test_[0-9]+(_[0-9]+)*$'",
  );
  const over = rows.filter(({ datname }) => !goesOn(Number(datname.split('_')[2])));
  for (const { datname } of over) await server.query(`drop database if exists ${datname} with (force)`);
  await server.end();
}

/** Whether another test run is still alive, by its process id. */
function goesOn(run: number): boolean {
  if (run === process.pid) return false;
  try {
    return process.kill(run, 0);
  } catch {
    return false;
  }
}

async function makeTemplate(url: string) {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`drop database if exists ${template} with (force)`);
  await server.query(`create database ${template}`);
  await server.end();
  const database = await openPostgres(onDatabase(url, template), preparation);
  await database.close();
}

const onDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
