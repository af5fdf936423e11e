import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase, rowsOf } from '../../testing/database';
import type { OpenDatabase } from './database';
import { type Given, statement } from './statement';

const animals = pgTable('animals', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  legs: integer('legs').notNull(),
});

let built = 0;
const withLegs = () =>
  statement((db, { legs }: Given<{ legs: number }>) => {
    built += 1;
    return db.select({ name: animals.name }).from(animals).where(eq(animals.legs, legs));
  });

let database: OpenDatabase;
beforeEach(async () => {
  built = 0;
  database = await emptyDatabase();
  await database.db.execute(sql.raw('drop table if exists animals'));
  await database.db.execute(
    sql.raw('create table animals (id serial primary key, name text not null, legs integer not null)'),
  );
  await database.db.insert(animals).values([
    { name: 'ant', legs: 6 },
    { name: 'crab', legs: 10 },
  ]);
  return () => database.db.execute(sql.raw('drop table animals'));
});

test('a statement is built once per database and takes other values in each call', async () => {
  const find = withLegs();
  expect(await find(database.db, { legs: 6 })).toEqual([{ name: 'ant' }]);
  expect(await find(database.db, { legs: 10 })).toEqual([{ name: 'crab' }]);
  expect(built).toBe(1);
});

test("inside a transaction a statement sees the transaction's writes", async () => {
  const find = withLegs();
  await find(database.db, { legs: 8 });
  const seen = await database.db.transaction(async (tx) => {
    await tx.insert(animals).values({ name: 'spider', legs: 8 });
    return find(tx, { legs: 8 });
  });
  expect(seen).toEqual([{ name: 'spider' }]);
});

test('a statement whose table was changed by a migration still runs, and keeps running', async () => {
  const find = withLegs();
  // One after the other, so that the pool uses the same connection for both.
  await find(database.db, { legs: 6 });
  await database.db.execute(sql.raw('alter table animals alter column name type varchar(20)'));
  expect(await find(database.db, { legs: 6 })).toEqual([{ name: 'ant' }]);
  await database.db.execute(sql.raw('alter table animals alter column name type varchar(30)'));
  expect(await find(database.db, { legs: 10 })).toEqual([{ name: 'crab' }]);
});

test("a statement that is unknown on a pooler's connection runs unnamed", async () => {
  const find = withLegs();
  await find(database.db, { legs: 6 });
  await database.db.execute(sql.raw('deallocate all'));
  expect(await find(database.db, { legs: 6 })).toEqual([{ name: 'ant' }]);
});

test('an error unrelated to the plan is thrown, and the statement is not repeated', async () => {
  const add = statement((db, { name }: Given<{ name: string | null }>) =>
    db
      .insert(animals)
      .values({ name: name as never, legs: sql`(select 4 from pg_sequences limit 1)` })
      .returning({ id: animals.id }),
  );
  await expect(add(database.db, { name: null })).rejects.toMatchObject({ cause: { code: '23502' } });
  expect(await rowsOf(database.db, 'select from animals where legs = 4')).toEqual([]);
});
