import { sql } from 'drizzle-orm';
import { integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database';
import { columnSort, textSort } from '../platform/database/rows/pages';

/** A test table: rows of several owners with a value of each kind, some missing. */
export const things = pgTable('listed_things', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  city: text('city'),
  amount: integer('amount'),
  due: timestamp('due', { withTimezone: true }),
  folded: text('folded')
    .notNull()
    .generatedAlwaysAs(() => sql`''`),
});

export const sortNames = ['id', 'name', 'city', 'amount', 'due'] as const;

export const thingList = {
  table: things,
  id: things.id,
  sorts: {
    id: columnSort(things.id),
    name: textSort(things.name),
    city: textSort(things.city),
    amount: columnSort(things.amount),
    due: columnSort(things.due),
  },
};

const create = [
  `create table listed_things (
     id serial primary key, user_id integer not null, name text not null, city text, amount integer, due timestamptz,
     folded text not null generated always as (fold(' ' || name || ' ' || coalesce(city, ''))) stored)`,
  'create index things_by_name on listed_things (user_id, (fold(name) collate "C"), id)',
  'create index things_by_amount on listed_things (user_id, amount, id)',
  `create index things_search on listed_things
     using gin (user_id, folded gin_trgm_ops) with (gin_pending_list_limit = 256)`,
];

export async function createThings(db: Db) {
  for (const statement of create) await db.execute(sql.raw(statement));
}

/** What empties the database knows only the tables of the product. */
export const emptyThings = (db: Db) => db.execute(sql`truncate listed_things restart identity`);

export const dropThings = (db: Db) => db.execute(sql`drop table listed_things`);

/**
 * Inserts `count` rows with runs of equal values, about every seventh without one. Timestamps differ by microseconds.
 */
export const insertThings = (db: Db, owner: number, count: number) =>
  db.execute(sql`
    insert into listed_things (user_id, name, city, amount, due)
    select ${owner}::int, (array['Ñandú', 'nandu', 'Élite', 'elite', 'Zebra', 'Álava', '100 %'])[n % 7 + 1],
      case when n % 5 > 0 then (array['Cádiz', 'cadiz', 'Vic'])[n % 3 + 1] || n % 11 end,
      case when n % 7 > 0 then n % 13 - 6 end,
      case when n % 6 > 0 then timestamptz '2026-03-29 00:59:59.999999+00' + (n % 17) * interval '1 microsecond' end
    from generate_series(1, ${count}::int) as n`);
