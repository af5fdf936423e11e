import { expect, test } from 'vitest';
import { newSession } from '../../../testing/session';
import { begin, type Session, type TextRow } from './session';
import { insertRows, lineOf, readTable, summing, sumOf, typesOf } from './table-rows';

const columns = {
  big: ['bigint', '9007199254740993', '-9223372036854775808'],
  exact: ['numeric', '1234567890123456789012345678901234567890.000000000000000000010', 'NaN'],
  real: ['double precision', '0.1', '-Infinity'],
  whole: ['text', 'a "quoted" \\ back, {brace}\nnext\tline, ñ 🙂', ''],
  bytes: ['bytea', '\\x00ff225c', '\\x'],
  many: ['text[]', '{"a,b","c \\"d\\"",NULL,"NULL",""}', '{}'],
  numbers: ['integer[]', '{{1,2},{3,NULL}}', '{}'],
  json: ['jsonb', '{"a": 1.50, "ñ": [null, "x\\ny"]}', 'null'],
  plain: ['json', '{ "b":1,  "a":2 }', '[]'],
  moment: ['timestamp with time zone', '2026-03-29 01:59:59.123456+00', 'infinity'],
  local: ['timestamp without time zone', '0044-03-15 12:00:00.000001 BC', '-infinity'],
  day: ['date', '2026-02-28', '9999-12-31'],
  time: ['interval', '1 year 2 mons 3 days 04:05:06.000007', '-00:00:01'],
  id: ['uuid', '00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  short: ['varchar(255)', 'NULL', '\\N'],
  words: ['tsvector', "'a':1 'b''c':2A", ''],
  is: ['boolean', 'true', 'false'],
} as const;

const names = Object.keys(columns) as (keyof typeof columns)[];
const table = { schema: 'public', name: 'Odd "things"', columns: names };
const rows: TextRow[] = [
  names.map((name) => columns[name][1]),
  names.map((name) => columns[name][2]),
  names.map(() => null),
];

async function oddTable(session: Session) {
  const list = names.map((name) => `"${name}" ${columns[name][0]}`).join(', ');
  await session.run(
    `create table public."Odd ""things""" (${list}, made integer generated always as (1) stored)`,
  );
}

async function all(session: Session) {
  const found: TextRow[] = [];
  for await (const some of readTable(session, table)) found.push(...some);
  return found;
}

test('values of every type are read back exactly, with the same text on both databases, whatever the session settings', async () => {
  const session = await newSession();
  await oddTable(session);
  await session.run(`set timezone = 'America/Caracas'; set datestyle = 'German'; set bytea_output = 'escape';
    set intervalstyle = 'iso_8601'; set extra_float_digits = -5`);
  await begin(session, 'write');
  const types = await typesOf(session, table);
  expect(types?.size).toBe(names.length);
  await insertRows(session, table, types ?? new Map(), rows);
  expect(await all(session)).toEqual(rows);
  await session.run('commit');
});

test("a table's checksum depends on every value, but not on the order of the rows", async () => {
  const session = await newSession();
  await oddTable(session);
  await begin(session, 'write');
  const types = (await typesOf(session, table)) ?? new Map<string, string>();
  await insertRows(session, table, types, rows.toReversed());
  const expected = summing();
  for (const row of rows) expected.add(lineOf(row));
  expect(await sumOf(session, table, () => {})).toEqual(expected.sum());
  await insertRows(session, table, types, rows.slice(0, 1));
  expect((await sumOf(session, table, () => {})).rows).toBe(4);
  await session.run(`delete from public."Odd ""things""" where big is null`);
  const changed = await sumOf(session, table, () => {});
  expect([changed.rows, changed.hash === expected.sum().hash]).toEqual([3, false]);
  await session.run('rollback');
});

test('a table with many rows, some of them large, is read completely', async () => {
  const session = await newSession();
  await oddTable(session);
  await begin(session, 'write');
  await session.run(`insert into public."Odd ""things""" (big, whole)
    select n, repeat('x', case when n % 1000 = 0 then 300000 else 1 end) from generate_series(1, 5000) n`);
  const found = new Set((await all(session)).map(([big]) => big));
  expect(found.size).toBe(5_000);
  await session.run('rollback');
});
