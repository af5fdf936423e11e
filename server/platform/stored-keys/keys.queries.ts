import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { readRows } from '../database/rows/read-rows';

/** A key of a table. */
interface Key {
  table: string;
  name: string;
}

/** The first key in the order of names, after one, that was added without reading what is stored. */
export async function findUnvalidated(db: Db, after: string): Promise<Key | undefined> {
  const [key] = await readRows<Key>(
    db,
    sql`select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
      where not convalidated and contype = 'f' and connamespace = 'public'::regnamespace and conname > ${after}
      order by conname limit 1`,
  );
  return key;
}

/** Reads a table against one of its keys; rows may be written meanwhile. Throws when one violates it. */
export const validateKey = (db: Db, { table, name }: Key): Promise<unknown> =>
  db.transaction(async (tx) => {
    // A large table takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`alter table ${sql.identifier(table)} validate constraint ${sql.identifier(name)}`);
  });
