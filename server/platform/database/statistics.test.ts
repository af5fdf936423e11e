import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, rowsOf } from '../../testing/database';
import { renewStatistics } from './statistics';

test('statistics are renewed for tables that have grown by a third or by 8 MB, and for no others', async () => {
  const { db } = await emptyDatabase();
  // Earlier tests may have grown tables.
  await renewStatistics(db);
  onTestFinished(async () => void (await rowsOf(db, 'drop table counted_things, few_things')));
  await rowsOf(
    db,
    `create table counted_things as select n, 'thing ' || n as name from generate_series(1, 20000) n`,
  );
  await rowsOf(db, 'create table few_things as select n from generate_series(1, 90) n');
  const known = () =>
    rowsOf<{ rows: number }>(
      db,
      `select reltuples::int as rows from pg_class where relname = 'counted_things'`,
    );

  expect(await renewStatistics(db)).toEqual(['counted_things']);
  expect(await known()).toEqual([{ rows: 20_000 }]);

  const grow = (rows: number) =>
    rowsOf(db, `insert into counted_things select n, 'thing ' || n from generate_series(1, ${rows}) n`);
  await grow(2000);
  expect(await renewStatistics(db)).toEqual([]);
  await grow(16_000);
  expect(await renewStatistics(db)).toEqual(['counted_things']);
  expect(await known()).toEqual([{ rows: 38_000 }]);

  // Less than a third, but so many rows of one account that the planner's estimates would be wrong.
  await grow(700_000);
  await renewStatistics(db);
  await grow(180_000);
  expect(await renewStatistics(db)).toEqual(['counted_things']);
});
