import { types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparation } from '../../../features';
import { openInMemory } from './embedded';
import { cachedSnapshot } from './snapshot';
import { withoutKnownReaders } from './times-as-text';

let database: Awaited<ReturnType<typeof openInMemory>>;
beforeAll(async () => {
  database = await openInMemory(await cachedSnapshot(preparation));
});
afterAll(() => database.close());

const moment = sql`select timestamptz '2026-03-01 10:00+00' as at, date '2026-03-01' as day,
  interval '2 days' as long, array[date '2026-03-01'] as days, array[1.5] as sums, array['a'] as words`;
const asWritten = {
  at: '2026-03-01 10:00:00+00',
  day: '2026-03-01',
  long: '2 days',
  days: '{2026-03-01}',
  sums: '{1.5}',
  words: ['a'],
};

test('times are text for Drizzle, in and outside transactions', async () => {
  const { db } = database;
  const rowsIn = async (on: Pick<typeof db, 'execute'>) =>
    ((await on.execute(moment)) as { rows: object[] }).rows;
  expect(await rowsIn(db)).toEqual([asWritten]);
  expect(await db.transaction((tx) => rowsIn(tx))).toEqual([asWritten]);
});

test('times are dates for the libraries that expect those of pg', async () => {
  const found = { at: new Date('2026-03-01T10:00Z'), none: null };
  const text = `select timestamptz '2026-03-01 10:00+00' as at, null::timestamptz as none`;
  expect((await database.client.query(text)).rows).toEqual([found]);
  expect((await database.client.query(`${text} where 1 = $1`, [1])).rows).toEqual([found]);
});

test('readers that the database has are not handed over again, others are', () => {
  const same = (value: string) => value;
  expect(withoutKnownReaders({ rowMode: 'array', parsers: { [types.DATE]: same } })).toEqual({
    rowMode: 'array',
  });
  const others = { parsers: { [types.DATE]: same, [types.JSON]: same } };
  expect(withoutKnownReaders(others)).toBe(others);
  expect(withoutKnownReaders()).toBeUndefined();
});
