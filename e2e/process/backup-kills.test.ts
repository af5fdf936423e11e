import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from '../../server/platform/backup/file/backup-file';
import { embeddedSession, postgresSession } from '../../server/platform/backup/rows/session';
import {
  backupsIn,
  fillStored,
  layDownStored,
  madeBackup,
  startCommand,
  storedVersions,
  succeeding,
  sumsOf,
} from './backup-commands';
import { freshPostgres } from './fresh-postgres';
import { dataDirectory, eventually } from './running-server';

/** The number of kills per command: two, or `BACKUP_KILLS=20 npm run test:process` for a long run. */
const kills = Number(process.env.BACKUP_KILLS ?? 2);
const timeout = 300_000 + kills * 60_000;

const version = storedVersions().at(-1) as string;
const database = freshPostgres('backup_kills');
let data: ReturnType<typeof dataDirectory>;
beforeEach(async () => {
  data = dataDirectory();
  await database.create();
});
afterEach(async () => {
  data.remove();
  await database.drop();
});

type Place = { DATA_DIR: string; DATABASE_URL?: string };

async function layDown(kind: string): Promise<Place> {
  if (kind === 'embedded') layDownStored(version, data.path);
  else await fillStored(version, database.url);
  return { DATA_DIR: data.path, ...(kind === 'postgres' && { DATABASE_URL: database.url }) };
}

/** Changes a row of a database that no server uses. */
async function change({ DATA_DIR, DATABASE_URL }: Place) {
  const session = DATABASE_URL
    ? await postgresSession(DATABASE_URL)
    : await embeddedSession(join(DATA_DIR, 'db'));
  await session.run(`update companies set name = name || ' y Hijas'`);
  await session.close();
}

/** Measures a complete run of a command, then kills it at evenly spaced times of its duration. */
async function killing(start: () => ReturnType<typeof startCommand>, after: () => Promise<void>) {
  const began = performance.now();
  expect((await start().ended).code).toBe(0);
  const whole = performance.now() - began;
  await after();
  for (let point = 1; point <= kills; point += 1) {
    const running = start();
    await Promise.race([pause((whole * point) / (kills + 1)), running.ended]);
    running.kill();
    await running.ended;
    // A PostgreSQL backend that lost its client may still be running its last statement.
    if (process.env.TEST_DATABASE_URL) await eventually(async () => (await database.connections()) === 0);
    await after();
  }
}

const abandoned = () => readdirSync(data.path).filter((name) => name.startsWith('scratch-'));

test.each(['embedded', 'postgres'])(
  'a killed backup leaves no partial file, %s',
  { timeout },
  async (kind) => {
    const place = await layDown(kind);
    const before = await sumsOf(place);
    const folder = join(data.path, 'made');
    mkdirSync(folder);
    await killing(
      () => startCommand('backup', ['--to', folder], place),
      async () => {
        for (const file of backupsIn(folder)) await readBackup(file, undefined);
        expect(await sumsOf(place)).toEqual(before);
      },
    );
    await madeBackup(folder, place);
    expect(abandoned()).toEqual([]);
  },
);

test.each(['embedded', 'postgres'])(
  'a killed verification changes nothing, %s',
  { timeout },
  async (kind) => {
    const place = await layDown(kind);
    const before = await sumsOf(place);
    const file = await madeBackup(join(data.path, 'made'), place);
    await killing(
      () => startCommand('verify', [file], place),
      async () => expect(await sumsOf(place)).toEqual(before),
    );
    await succeeding('verify', [file], place);
    expect(abandoned()).toEqual([]);
    expect(await database.scratches()).toEqual([]);
  },
);

test.each(['embedded', 'postgres'])(
  'after a killed restore the database is either the old or the restored one, %s',
  { timeout },
  async (kind) => {
    const place = await layDown(kind);
    // From here on the tables have this version's schema, as after every restore.
    await succeeding('restore', [await madeBackup(join(data.path, 'former'), place)], place);
    const files = [await madeBackup(join(data.path, 'one'), place)];
    const states = [await sumsOf(place)];
    await change(place);
    files.push(await madeBackup(join(data.path, 'other'), place));
    states.push(await sumsOf(place));
    expect(states[0]).not.toEqual(states[1]);
    let now = 1;
    await killing(
      () => startCommand('restore', [files[1 - now] as string], place),
      async () => {
        const found = await sumsOf(place);
        expect(states).toContainEqual(found);
        now = JSON.stringify(found) === JSON.stringify(states[0]) ? 0 : 1;
      },
    );
    await succeeding('restore', [files[1 - now] as string], place);
    expect(await sumsOf(place)).toEqual(states[1 - now]);
    expect(abandoned()).toEqual([]);
  },
);
