import { createHash } from 'node:crypto';
import { is, type Placeholder, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/** A value of a query that is built for one call, or the placeholder of one that is built for all. */
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
 * A plan that no longer fits the tables (0A000), or that the connection does not have because a pooler gave us another
 * one (26000, 42P05). The statement was not executed.
 */
const lostPlans = new Set(['0A000', '26000', '42P05']);

const isLostPlan = (error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return lostPlans.has(cause?.code ?? '');
};

const unnamed = '';

/** The same text has the same name on every connection; PostgreSQL keeps 63 bytes of it. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const nameless = new WeakSet<Db>();

/**
 * Leaves the statements of a database unnamed: behind a pooler each call may meet another connection, which does not know
 * them.
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
