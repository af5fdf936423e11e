import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '../../shared/auth/tables';
import { allTables } from './all-tables';
import { testApp } from './app';

const tables = allTables.map((table) => [getTableName(table), table] as const);

test.each(tables)('%s stands in the database as the migrations left it', async (_name, table) => {
  const { db } = await testApp();
  expect(await db.select().from(table).limit(1)).toEqual([]);
});

test.each(tables)('deleting an account deletes its rows of %s', (_name, table) => {
  const kept = getTableConfig(table).foreignKeys.filter(
    (key) => key.reference().foreignTable === users && key.onDelete !== 'cascade',
  );
  expect(kept.map((key) => key.getName())).toEqual([]);
});
