import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '../../shared/auth/tables';
import { everyTable } from '../every-kind.queries';
import { allTables } from './all-tables';
import { testApp } from './app';

const tables = allTables.map((table) => [getTableName(table), table] as const);

test('the migrations produce exactly the tables of the code', async () => {
  const { db } = await testApp();
  for (const [, table] of tables) expect(await db.select().from(table).limit(1)).toEqual([]);
});

test('verifying a backup opens a record of every table', () => {
  const names = everyTable.map((table) => getTableName(table));
  expect(names.toSorted()).toEqual(tables.map(([name]) => name).toSorted());
});

test.each(tables)('deleting an account deletes its rows in %s', (_name, table) => {
  const { foreignKeys } = getTableConfig(table);
  // Whoever is named in a row that goes with its account may go before it.
  const named = foreignKeys.some(({ onDelete }) => onDelete === 'cascade')
    ? ['cascade', 'set null']
    : ['cascade'];
  const kept = foreignKeys.filter(
    (key) => key.reference().foreignTable === users && !named.includes(String(key.onDelete)),
  );
  expect(kept.map((key) => key.getName())).toEqual([]);
});
