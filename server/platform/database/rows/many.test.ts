import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/database';
import { createThings, dropThings, insertThings, things } from '../../../testing/listed-things';
import type { Db } from '../database';
import { among, manyOf } from './many';

let db: Db;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await createThings(db);
  await insertThings(db, 1, 5);
  await insertThings(db, 2, 5);
});
afterAll(() => dropThings(db));

const changeMany = (ids: number[]) =>
  manyOf(
    ids,
    db
      .update(things)
      .set({ amount: 99 })
      .where(and(eq(things.userId, 1), among(things.id, ids)))
      .returning({ id: things.id, owner: things.userId }),
  );

test('one statement changes many rows and returns the ids that it did not find, including those of other owners', async () => {
  const { rows, missing } = await changeMany([1, 3, 3, 7, 2_000_000_000]);
  expect(rows.toSorted((left, right) => left.id - right.id)).toEqual([
    { id: 1, owner: 1 },
    { id: 3, owner: 1 },
  ]);
  expect(missing).toEqual([7, 2_000_000_000]);
  const changed = await db
    .select({ id: things.id })
    .from(things)
    .where(eq(things.amount, 99))
    .orderBy(things.id);
  expect(changed.map(({ id }) => id)).toEqual([1, 3]);
});

test('a hundred thousand ids are sent as one parameter', async () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => index + 6);
  const { rows, missing } = await changeMany(ids);
  expect([rows.length, missing.length]).toEqual([0, 100_000]);
});

test('an empty list of ids changes nothing', async () => {
  expect(await changeMany([])).toEqual({ rows: [], missing: [] });
});
