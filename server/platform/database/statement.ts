import { createHash } from 'node:crypto';
import { is, type Placeholder, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/** A value in a query built for one call, or a placeholder in a query built for all calls. */
export type Value<Type> = Type | Placeholder<string, Type>;

/** A placeholder for each argument of a statement. */
export type Given<Args> = { readonly [Name in keyof Args]: Placeholder<string, Args[Name]> };

interface Built<Rows> {
  execute(args: Record<string, unknown>): Promise<Rows>;
}

/** A query of drizzle's builders. */
interface Query<Rows> {
  toSQL(): { sql: string };
  prepare(name: string): Built<Rows>;
}

/**
 * The named plan no longer fits the tables (0A000), or does not exist on this connection because a pooler switched it
 * (26000, 42P05). The statement was not executed, so it can be repeated.
 */
const lostPlans = new Set(['0A000', '26000', '42P05']);

const isLostPlan = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return lostPlans.has(cause?.code ?? '');
};

const unnamed = '';

/** The name is a hash of the text, equal on every connection; PostgreSQL keeps 63 bytes of a name. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const nameless = new WeakSet<Db>();

/**
 * Leaves the statements of a database unnamed: behind a pooler each call may use another connection, which does not
 * know the names.
 */
export function keepUnnamed(db: Db): void {
  nameless.add(db);
}

const placeholders = <Args>() =>
  new Proxy({} as Given<Args>, { get: (_target, name) => sql.placeholder(String(name)) });

/**
 * Defines a statement whose text is always the same. It is built once for each open database and named after its text,
 * so that each connection parses and plans it once. Inside a transaction it is built anew and stays unnamed, because
 * drizzle binds a built query to the connection pool. A statement that loses its plan is no longer named.
 */
export function statement<Args extends Record<string, unknown>, Rows>(
  build: (db: Db, given: Given<Args>) => Query<Rows>,
): (db: Db, args: Args) => Promise<Rows> {
  const known = new WeakMap<Db, Built<Rows>>();
  const buildOn = (db: Db) => build(db, placeholders<Args>());

  return async (db, args) => {
    if (is(db, PgTransaction)) return buildOn(db).prepare(unnamed).execute(args);
    let built = known.get(db);
    if (!built) {
      const query = buildOn(db);
      built = query.prepare(nameless.has(db) ? unnamed : nameOf(query.toSQL().sql));
      known.set(db, built);
    }
    try {
      return await built.execute(args);
    } catch (error) {
      if (!isLostPlan(error)) throw error;
      const plain = buildOn(db).prepare(unnamed);
      known.set(db, plain);
      return plain.execute(args);
    }
  };
}
