import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, rowsOf } from '../../testing/database';
import { renewStatistics } from './statistics';

test('statistics are taken of a table that has doubled, and of no other', async () => {
  const { db } = await emptyDatabase();
  // Tests before this one may have left larger tables than were known.
  await renewStatistics(db);
  onTestFinished(async () => void (await rowsOf(db, 'drop table counted_things, few_things')));
  await rowsOf(
    db,
    `create table counted_things as select n, 'thing ' || n as name from generate_series(1, 9000) n`,
  );
  await rowsOf(db, 'create table few_things as select n from generate_series(1, 90) n');
  const known = () =>
    rowsOf<{ rows: number }>(
      db,
      `select reltuples::int as rows from pg_class where relname = 'counted_things'`,
    );

  expect(await renewStatistics(db)).toEqual(['counted_things']);
  expect(await known()).toEqual([{ rows: 9000 }]);

  await rowsOf(db, `insert into counted_things select n, 'thing ' || n from generate_series(1, 6000) n`);
  expect(await renewStatistics(db)).toEqual([]);
  await rowsOf(db, `insert into counted_things select n, 'thing ' || n from generate_series(1, 6000) n`);
  expect(await renewStatistics(db)).toEqual(['counted_things']);
  expect(await known()).toEqual([{ rows: 21000 }]);
});
