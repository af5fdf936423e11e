import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '../../shared/auth/tables';
import { everyTable } from '../every-kind.queries';
import { allTables } from './all-tables';
import { testApp } from './app';

const tables = allTables.map((table) => [getTableName(table), table] as const);

test('every table stands in the database as the migrations left it', async () => {
  const { db } = await testApp();
  for (const [, table] of tables) expect(await db.select().from(table).limit(1)).toEqual([]);
});

test('a verified backup opens a record of every table', () => {
  const names = everyTable.map((table) => getTableName(table));
  expect(names.toSorted()).toEqual(tables.map(([name]) => name).toSorted());
});

test.each(tables)('deleting an account deletes its rows of %s', (_name, table) => {
  const kept = getTableConfig(table).foreignKeys.filter(
    (key) => key.reference().foreignTable === users && key.onDelete !== 'cascade',
  );
  expect(kept.map((key) => key.getName())).toEqual([]);
});
