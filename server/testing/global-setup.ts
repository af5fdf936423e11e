import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { preparation } from '../features';
import { openPostgres } from '../platform/database/postgres';
import { cachedSnapshot } from '../platform/database/snapshot';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tests run on copies of this snapshot … */
    snapshot: string;
    /** … or, with TEST_DATABASE_URL, on copies of this PostgreSQL template. */
    postgres: { url: string; template: string } | null;
  }
}

const template = 'quorumia_test_template';

/** Prepares one migrated database for all test files: a snapshot, or a template on the server of TEST_DATABASE_URL. */
export async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  project.provide('snapshot', url ? '' : await cachedSnapshot(preparation));
  project.provide('postgres', url ? { url, template } : null);
  if (url) await makeTemplate(url);
}

/** Drops the databases that the workers created. */
export async function teardown() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>(
    "select datname from pg_database where datname like 'quorumia\\_test\\_%'",
  );
  for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  await server.end();
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
