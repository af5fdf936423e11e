import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '../../../../shared/list/list-query';
import { emptyDatabase } from '../../../testing/database';
import {
  createThings,
  dropThings,
  emptyThings,
  insertThings,
  sortNames,
  thingList,
  things,
} from '../../../testing/listed-things';
import type { Db } from '../database';
import { filteredBy } from './filters';
import { countRows, keysetPage } from './pages';
import { searching } from './search';
import { StaleCursor } from './stale';

type ThingOrder = Order<(typeof sortNames)[number]>;

interface Asked {
  sort: ThingOrder;
  cursor?: string | undefined;
  limit?: number;
  q?: string;
}

const me = 1;
const another = 2;
let db: Db;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await createThings(db);
});
beforeEach(() => emptyThings(db));
afterAll(() => dropThings(db));

const pageOf = ({ limit = 50, ...asked }: Asked, owner = me, where?: SQL) =>
  keysetPage(
    thingList,
    { ...asked, limit },
    and(eq(things.userId, owner), searching(things.folded, asked.q), where),
  );

function read(asked: Asked, owner = me, where?: SQL) {
  const page = pageOf(asked, owner, where);
  const statement = db
    .select({
      at: page.at,
      thing: { id: things.id, name: things.name, city: things.city, amount: things.amount },
    })
    .from(things)
    .innerJoin(page.source, eq(things.id, page.id))
    .orderBy(...page.order);
  return page.answer(statement, ({ thing }) => thing);
}

/** Reads the ids of all pages; `meanwhile` runs after each page. */
async function readAll(sort: ThingOrder, limit: number, meanwhile = async () => {}) {
  const ids: number[] = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const { rows, next } = await read({ sort, cursor, limit });
    ids.push(...rows.map(({ id }) => id));
    cursor = next ?? undefined;
    await meanwhile();
  }
  return ids;
}

const orders = sortNames.flatMap((name): ThingOrder[] => [name, `-${name}`]);

/** The ids in the order in which PostgreSQL sorts the whole table. */
async function sortedIds(sort: ThingOrder) {
  const { by } = thingList.sorts[sort.replace('-', '') as (typeof sortNames)[number]];
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const rows = await db
    .select({ id: things.id })
    .from(things)
    .where(eq(things.userId, me))
    .orderBy(sql`${by} ${direction} nulls last`, sql`${things.id} ${direction}`);
  return rows.map(({ id }) => id);
}

test.each(orders)(
  'paging by %s returns each row once despite ties and empty values, with empty values last',
  async (sort) => {
    await insertThings(db, me, 500);
    await insertThings(db, another, 50);
    const expected = await sortedIds(sort);
    expect(expected).toHaveLength(500);
    expect(await readAll(sort, 37)).toEqual(expected);
  },
);

test.each(orders)('rows inserted while paging by %s cause no repeated and no missing rows', async (sort) => {
  await insertThings(db, me, 200);
  const before = await sortedIds(sort);
  const seen = await readAll(sort, 23, async () => void (await insertThings(db, me, 9)));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => before.includes(id))).toEqual(before);
});

test('the last page has no next page, even if it is full', async () => {
  await insertThings(db, me, 20);
  const first = await read({ sort: 'amount', limit: 10 });
  const second = await read({ sort: 'amount', limit: 10, cursor: first.next as string });
  expect([second.rows.length, second.next]).toEqual([10, null]);
});

test('a cursor is valid only for its own order and filters', async () => {
  await insertThings(db, me, 60);
  const { next } = await read({ sort: 'name', limit: 10, q: 'nandu' });
  const cursor = next as string;
  expect(() => pageOf({ sort: '-name', q: 'nandu', cursor })).toThrow(StaleCursor);
  expect(() => pageOf({ sort: 'name', q: 'zebra', cursor })).toThrow(StaleCursor);
  expect((await read({ limit: 5, q: 'nandu', sort: 'name', cursor })).rows).toHaveLength(5);
});

test.each(['', 'x', '[]', 'null', '"a"', '[["a"]]'])('the cursor %j is refused', (made) => {
  const cursor = Buffer.from(made).toString('base64url');
  expect(() => pageOf({ sort: 'name', cursor })).toThrow(StaleCursor);
});

test.each([
  ['amount', 'many'],
  ['amount', '99999999999'],
  ['due', '2026-02-31'],
  ['name', 'a\0b'],
] as const)('a cursor by %s with %j written into it is refused', async (sort, value) => {
  await insertThings(db, me, 20);
  const { next } = await read({ sort, limit: 5 });
  const [, id, fingerprint] = JSON.parse(Buffer.from(next as string, 'base64url').toString());
  const cursor = Buffer.from(JSON.stringify([value, id, fingerprint])).toString('base64url');
  await expect(read({ sort, cursor })).rejects.toThrow(StaleCursor);
});

test('a cursor of another account shows no rows of that account', async () => {
  await insertThings(db, another, 20);
  const { next } = await read({ sort: 'name', limit: 5 }, another);
  expect((await read({ sort: 'name', cursor: next as string })).rows).toEqual([]);
});

test.each<[string, Parameters<typeof filteredBy<'name' | 'city' | 'amount' | 'due'>>[1], string]>([
  ['any of', { name: { any: ['Zebra', 'elite'] } }, "name in ('Zebra', 'elite')"],
  ['none of, which leaves empty ones in', { city: { none: ['Vic1'] } }, "city is distinct from 'Vic1'"],
  ['nothing allowed', { name: { any: [] } }, 'false'],
  ['contains', { city: { contains: 'CÁDIZ' } }, "city ilike 'c_diz%'"],
  ['is exactly', { city: { is: 'Vic1' } }, "city = 'Vic1'"],
  ['from a number to one, both included', { amount: { from: -2, to: 3 } }, 'amount between -2 and 3'],
  ['a fraction', { amount: { from: 2.5 } }, 'amount > 2'],
  [
    'from a moment until before another',
    { due: { from: '2026-03-29T01:00:00Z', to: '2026-03-29T01:00:00.00001Z' } },
    "due >= '2026-03-29 01:00+00' and due < '2026-03-29 01:00:00.00001+00'",
  ],
  ['empty', { city: { empty: true } }, 'city is null'],
  ['not empty, and more', { city: { empty: false }, amount: { to: 0 } }, 'city is not null and amount <= 0'],
])('a filter accepts %s', async (_name, filters, expected) => {
  await insertThings(db, me, 150);
  const { name, city, amount, due } = things;
  const { rows } = await read(
    { sort: 'id', limit: 200 },
    me,
    filteredBy({ name, city, amount, due }, filters),
  );
  const meant = await db
    .select({ id: things.id })
    .from(things)
    .where(sql.raw(expected))
    .orderBy(asc(things.id));
  expect(rows.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
});

test('rows are counted up to a limit, and a larger count is marked as a lower bound', async () => {
  await insertThings(db, me, 100);
  await insertThings(db, another, 9);
  const counted = (most?: number) => countRows(db, things, eq(things.userId, me), most);
  expect(await counted()).toEqual({ count: 100, more: false });
  expect(await counted(100)).toEqual({ count: 100, more: false });
  expect(await counted(99)).toEqual({ count: 99, more: true });
});

async function planOf(asked: Asked) {
  const plan = (await db.execute(sql`explain select * from ${pageOf(asked).source}`)) as {
    rows: Record<string, string>[];
  };
  return plan.rows.map((row) => Object.values(row)[0]).join('\n');
}

const scans: [ThingOrder, RegExp][] = [
  ['amount', /Index (Only )?Scan using things_by_amount/],
  ['-amount', /Index (Only )?Scan Backward using things_by_amount/],
  ['name', /Index Scan using things_by_name/],
  ['-name', /Index Scan Backward using things_by_name/],
];

test('a later page starts in the index where the previous page ended, in both directions', async () => {
  for (const owner of [me, another]) await insertThings(db, owner, 1_500);
  await db.execute(sql`analyze listed_things`);
  for (const [sort, scan] of scans) {
    const { next } = await read({ sort });
    const plan = await planOf({ sort, cursor: next as string });
    expect(plan).toMatch(scan);
    expect(plan).toMatch(/Index Cond: .*ROW\(/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test('a rare word is found through the search index, together with the owner', async () => {
  for (const owner of [me, another]) await insertThings(db, owner, 2_500);
  await db.insert(things).values({ userId: me, name: 'Càlcul únic' });
  // PostgreSQL does this in the background.
  await db.execute(sql`select gin_clean_pending_list('things_search')`);
  await db.execute(sql`analyze listed_things`);
  expect(await planOf({ sort: 'name', q: 'unic calcul' })).toMatch(
    /Index Scan on things_search .*\n.*user_id.*%unic%/,
  );
  expect((await read({ sort: 'name', q: 'unic calcul' })).rows.map(({ name }) => name)).toEqual([
    'Càlcul únic',
  ]);
});

test.each(['city', '-city'] as const)('a page by %s can contain only rows without a value', async (sort) => {
  await insertThings(db, me, 20);
  const filter = { city: { empty: true } };
  const where = and(eq(things.userId, me), filteredBy({ city: things.city }, filter));
  const page = keysetPage(thingList, { sort, limit: 3, filter }, where);
  const rows = db.select({ at: page.at, city: things.city }).from(things);
  const found = rows.innerJoin(page.source, eq(things.id, page.id)).orderBy(...page.order);
  const { rows: first, next } = await page.answer(found, ({ city }) => city);
  expect(first).toEqual([null, null, null]);
  expect(next).not.toBeNull();
});
