import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BinCount, BinnedRecord } from '../../../shared/acts/record';
import { pageLimits } from '../../../shared/list/list-query';
import { countedTo, type Page } from '../../../shared/list/page';
import type { Db } from '../database/database';
import {
  type Cursor,
  cursorText,
  fingerprintOf,
  readCursor,
  whileCursorFits,
} from '../database/rows/cursors';
import type { Owner } from '../database/rows/owner';
import type { RecordTable } from './record-kind';

/** How a bin lists one entity: its table, the title of a record, and a condition for the listed records. */
export interface Binned {
  table: RecordTable;
  name: SQL<string | null>;
  only?: SQL | undefined;
}

/** How a bin lists each of its entities, for an owner. */
export type BinnedKinds<Entity extends string> = Record<Entity, Binned>;

interface Asked<Entity extends string> {
  entity?: Entity | undefined;
  cursor?: string | undefined;
  limit: number;
}

const inBin = (owner: Owner, { table, only }: Binned) =>
  and(eq(table.userId, owner), isNotNull(table.deletedAt), only);

/** What was deleted with one act has one time: then the place of its entity among all decides, and then the id. */
function after({ table }: Binned, place: number, [position, id]: Cursor): SQL {
  const [at, from] = (position ?? '').split('#');
  return sql`(${table.deletedAt}, ${place}::int, ${table.id}) < (${at}::timestamptz, ${from}::int, ${id}::int)`;
}

/** The records of several tables that are in the bin, of one entity or of all, last deleted first, in pages. */
export async function listBinned<Entity extends string>(
  db: Db,
  owner: Owner,
  kinds: BinnedKinds<Entity>,
  { entity: only, cursor, limit }: Asked<Entity>,
): Promise<Page<BinnedRecord<Entity>>> {
  const fingerprint = fingerprintOf(`bin of ${Object.keys(kinds).join()}`, { only });
  const from = cursor === undefined ? undefined : readCursor(cursor, fingerprint);
  const parts = Object.entries<Binned>(kinds).flatMap(([entity, kind], place) => {
    if (only && entity !== only) return [];
    const { table, name } = kind;
    const where = and(inBin(owner, kind), from && after(kind, place, from));
    return sql`(select ${entity}::text as entity, ${place}::int as place, ${table.id} as id, ${name} as name,
      ${table.deletedAt} as deleted_at from ${table as PgTable} where ${where}
      order by ${table.deletedAt} desc, ${table.id} desc limit ${limit + 1})`;
  });
  const [{ table }] = Object.values<Binned>(kinds) as [Binned];
  const found = await whileCursorFits(
    cursor,
    db
      .select({
        at: sql<string>`binned.deleted_at::text || '#' || binned.place`,
        entity: sql<Entity>`binned.entity`,
        id: sql<number>`binned.id`,
        name: sql<string | null>`binned.name`,
        deletedAt: sql`binned.deleted_at`.mapWith(
          (value) => table.deletedAt.mapFromDriverValue(value) as Date,
        ),
      })
      .from(sql`(${sql.join(parts, sql` union all `)}) as binned`)
      .orderBy(sql`binned.deleted_at desc, binned.place desc, binned.id desc`)
      .limit(limit + 1),
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    rows: found.slice(0, limit).map(({ at: _at, ...row }) => row),
    next: last ? cursorText([last.at, last.id], fingerprint) : null,
  };
}

/** How many records of each entity are in the bin, counted in one statement up to 10,000 each. */
export async function countBinned<Entity extends string>(
  db: Db,
  owner: Owner,
  kinds: BinnedKinds<Entity>,
): Promise<BinCount<Entity>[]> {
  const parts = Object.entries<Binned>(kinds).map(
    ([entity, kind], place) =>
      sql`select ${entity}::text as entity, ${place}::int as place, count(*)::int as found from (
        select 1 from ${kind.table as PgTable} where ${inBin(owner, kind)} limit ${pageLimits.counted + 1}) as binned`,
  );
  const counts = await db
    .select({ entity: sql<Entity>`counts.entity`, found: sql<number>`counts.found` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as counts`)
    .orderBy(sql`counts.place`);
  return counts.map(({ entity, found }) => ({ entity, ...countedTo(pageLimits.counted, found) }));
}
