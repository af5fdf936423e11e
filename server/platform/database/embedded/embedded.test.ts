import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparation } from '../../../features';
import { migrationsFolder } from '../../project-root';
import { openEmbedded } from './embedded';
import { cachedSnapshot } from './snapshot';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'quorumia-embedded-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length;

test('a new database is a complete copy of the snapshot and keeps later writes', async () => {
  const directory = join(data, 'db');
  const snapshot = await cachedSnapshot(preparation);
  const first = await openEmbedded(directory, snapshot, preparation);
  const found = await first.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  expect((found as { rows: object[] }).rows).toEqual([{ count: migrations }]);
  await first.client.query('create table kept as select 1 as one');
  await first.close();
  const again = await openEmbedded(directory, snapshot, preparation);
  expect((await again.client.query('select one from kept')).rows).toEqual([{ one: 1 }]);
  await again.close();
});

test('a snapshot that cannot be read leaves no partial database', async () => {
  const broken = join(data, 'broken.tar.gz');
  writeFileSync(broken, 'half a file');
  await expect(openEmbedded(join(data, 'db'), broken, preparation)).rejects.toThrow('incorrect header check');
  expect(existsSync(join(data, 'db'))).toBe(false);
});
