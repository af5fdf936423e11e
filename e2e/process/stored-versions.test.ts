import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOneOfEach } from '../../server/every-kind.queries';
import { preparation } from '../../server/features';
import { openEmbedded } from '../../server/platform/database/embedded/embedded';
import { openPostgres } from '../../server/platform/database/postgres/postgres';
import { builtSnapshot } from '../../server/platform/database/embedded/snapshot';
import {
  fillStored,
  layDownStored,
  madeBackup,
  storedCounts,
  storedVersions,
  succeeding,
  sumsOf,
} from './backup-commands';
import { freshPostgres } from './fresh-postgres';
import { dataDirectory, startServer } from './running-server';

const secret = { SESSION_SECRET: 's'.repeat(32) };
const other = freshPostgres('other');
const database = freshPostgres('stored');
let data: ReturnType<typeof dataDirectory>;
beforeEach(async () => {
  data = dataDirectory();
  await Promise.all([database.create(), other.create()]);
});
afterEach(async () => {
  data.remove();
  await Promise.all([database.drop(), other.drop()]);
});

type Place = { DATA_DIR: string; DATABASE_URL?: string };

const kinds = {
  embedded: {
    lay: async (version: string): Promise<Place> => {
      layDownStored(version, data.path);
      return { DATA_DIR: data.path };
    },
    other: (): Place => ({ DATA_DIR: join(data.path, 'other'), DATABASE_URL: other.url }),
  },
  postgres: {
    lay: async (version: string): Promise<Place> => {
      await fillStored(version, database.url);
      return { DATA_DIR: data.path, DATABASE_URL: database.url };
    },
    other: (): Place => ({ DATA_DIR: join(data.path, 'other') }),
  },
};

const cases = storedVersions().flatMap((version) =>
  (['embedded', 'postgres'] as const).map((kind) => [version, kind] as const),
);

const open = ({ DATA_DIR, DATABASE_URL }: Place) =>
  DATABASE_URL
    ? openPostgres(DATABASE_URL, preparation)
    : openEmbedded(join(DATA_DIR, 'db'), builtSnapshot, preparation);

const rowsIn = (sums: Awaited<ReturnType<typeof sumsOf>>, tables: string[]) =>
  Object.fromEntries(tables.map((table) => [table, sums[table]?.rows]));

test.each(cases)('the database of %s, %s, starts with this version without loss', async (version, kind) => {
  const counts = storedCounts(version)[kind];
  const place = await kinds[kind].lay(version);
  const opened = await open(place);
  const kindsWithRows = Object.keys(counts).filter((table) => counts[table] !== 0);
  expect(await openOneOfEach(opened.db)).toEqual(expect.arrayContaining(kindsWithRows));
  await opened.close();
  expect(rowsIn(await sumsOf(place), Object.keys(counts))).toEqual(counts);

  const server = await startServer({ ...place, ...secret });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test.each(cases)(
  'the database of %s, %s, is backed up before its migration, verified, and restored into the other kind',
  { timeout: 300_000 },
  async (version, kind) => {
    const counts = storedCounts(version)[kind];
    const place = await kinds[kind].lay(version);
    const file = await madeBackup(join(data.path, 'backups'), place);
    expect(await succeeding('verify', [file], place)).toContain('all counts and hashes are equal');
    await succeeding('restore', [file], kinds[kind].other());
    expect(rowsIn(await sumsOf(kinds[kind].other()), Object.keys(counts))).toEqual(counts);
  },
);
