import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app';
import { readRows } from '../database/rows/read-rows';
import { findUnvalidated } from './keys.queries';
import { validateKeysJob } from './validate-keys-job';

/** Keys from one table with an account to another, with their columns and what deleting the parent does. */
const keys = sql`
  with owned as (select attrelid as id from pg_attribute where attname = 'user_id' and not attisdropped),
  key as (
    select conname as name, conkey, confkey, confdeltype as on_delete, confdelsetcols as set_columns, conrelid, confrelid,
      convalidated
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  )
  select key.*, cardinality(conkey) as columns,
    (select attname = 'user_id' from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as begins_with_account,
    (select attname = 'user_id' from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as refers_to_account
  from key where conrelid in (select id from owned) and confrelid in (select id from owned)
    and confrelid not in ('users'::regclass, 'accounts'::regclass, 'memberships'::regclass)
  order by name`;

interface Found {
  name: string;
  columns: number;
  begins_with_account: boolean;
  refers_to_account: boolean;
  on_delete: string;
  set_columns: number[] | null;
  conkey: number[];
  convalidated: boolean;
}

test('every key between rows of accounts includes the account, and clears only what it refers to', async () => {
  const { db } = await testApp();
  const found = await readRows<Found>(db, keys);
  expect(found.length).toBeGreaterThan(90);
  expect(
    found.filter((key) => !key.begins_with_account || !key.refers_to_account || key.columns !== 2),
  ).toEqual([]);
  const clearing = found.filter((key) => key.on_delete === 'n');
  expect(clearing.length).toBeGreaterThan(30);
  expect(clearing.filter((key) => String(key.set_columns) !== String([key.conkey[1]]))).toEqual([]);
  expect(found.filter((key) => !key.convalidated)).toEqual([]);
});

test('a key that was added without reading what is stored is validated after the start', async () => {
  const { db, jobs, jobDeps } = await testApp();
  await db.execute(sql`create table kept (id int primary key, account int)`);
  await db.execute(sql`insert into kept values (1, null), (2, 77)`);
  const add = (name: string) =>
    db.execute(
      sql`alter table kept add constraint ${sql.identifier(name)} foreign key (account) references accounts (id) not valid`,
    );
  await add('b_violated');
  await db.execute(
    sql`alter table kept add constraint c_fine foreign key (id) references kept (id) not valid`,
  );
  await db.transaction((tx) => jobs.enqueue(tx, validateKeysJob, {}));
  while ((await jobs.runNow(validateKeysJob, jobDeps)) > 0);
  expect(await findUnvalidated(db, '')).toEqual({ table: 'kept', name: 'b_violated' });
  expect(await findUnvalidated(db, 'b_violated')).toBeUndefined();
  await db.execute(sql`drop table kept`);
});
