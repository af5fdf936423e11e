import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '../../server/platform/project-root';
import { freshPostgres } from './fresh-postgres';
import { dataDirectory, type RunningServer, startServer } from './running-server';

const stored = (name: string) => readFileSync(join(projectRoot, 'e2e/process/former-version', name));
const password = 'a-long-way-home';

interface Answers {
  companies: { id: number }[];
  lists: Record<string, object[]>;
  report: object;
  snapshot: object;
  enquiries: { message: string }[];
}

let server: RunningServer | undefined;
const data = dataDirectory();
const database = freshPostgres('former');
afterEach(async () => {
  await server?.end('SIGTERM');
  data.remove();
  await database.drop();
});

async function layDownDirectory() {
  const dataDir = join(data.path, 'db');
  mkdirSync(dataDir);
  const tar = new Blob([brotliDecompressSync(stored('data-directory.tar.br'))]);
  const lite = await PGlite.create({ dataDir, loadDataDir: tar, extensions: { unaccent } });
  await lite.close();
  return { DATA_DIR: data.path };
}

async function restoreDatabase() {
  await database.create();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(brotliDecompressSync(stored('postgres.sql.br')).toString());
  await client.end();
  return { DATA_DIR: data.path, DATABASE_URL: database.url };
}

async function signIn({ url }: RunningServer, username: string) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  const { token } = (await answer.json()) as { token: string };
  headers.Authorization = `Bearer ${token}`;
  return async (path: string, method = 'GET', sent?: object): Promise<unknown> =>
    (await fetch(url + path, { method, headers, body: sent && JSON.stringify(sent) })).json();
}

test.each([
  ['a data directory', layDownDirectory, 'answers.embedded.json'],
  ['a PostgreSQL database', restoreDatabase, 'answers.postgres.json'],
])('%s written by the previous version is served without loss', async (_name, restore, file) => {
  const was = JSON.parse(stored(file).toString()) as Answers;
  server = await startServer(await restore());
  const rosa = await signIn(server, 'rosa');
  expect(await rosa('/api/companies')).toMatchObject(was.companies);
  const id = was.companies.at(-1)?.id;
  for (const [list, rows] of Object.entries(was.lists))
    expect(await rosa(`/api/companies/${id}/${list}`)).toMatchObject(rows);
  expect(await rosa(`/api/companies/${id}/report`)).toMatchObject(was.report);
  expect(await rosa(`/api/companies/${id}/report/snapshot`)).toMatchObject(was.snapshot);
  const changed = await rosa(`/api/companies/${id}`, 'PATCH', { name: 'Panadería Ñandú y Hijas' });
  expect(changed).toMatchObject({ id, name: 'Panadería Ñandú y Hijas' });

  const ana = await signIn(server, 'ana');
  const listed = JSON.stringify(await ana('/api/admin/enquiries'));
  for (const { message } of was.enquiries) expect(listed).toContain(message);
});
