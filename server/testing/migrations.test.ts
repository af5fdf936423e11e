import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../platform/project-root';

const meta = join(migrationsFolder, 'meta');
const journal = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const tags = journal.entries.map(({ tag }) => tag);

test('the journal lists every migration', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`));
});

test('only the last migration keeps its snapshot, from which drizzle-kit generates the next one', () => {
  const number = tags.at(-1)?.slice(0, 4);
  expect(readdirSync(meta).toSorted()).toEqual([`${number}_snapshot.json`, '_journal.json']);
});
