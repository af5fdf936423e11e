import { type PGlite, type Results, types } from '@electric-sql/pglite';
import type pg from 'pg';

interface Result {
  rows: Record<string, unknown>[];
  rowCount: number;
}

type Query = string | { text: string; values?: unknown[] };

const statement = (query: Query, values?: unknown[]) =>
  typeof query === 'string' ? { text: query, values } : { values, ...query };

/** The methods of a `pg` pool that connect-pg-simple, rate-limiter-flexible and pg-boss call. */
export interface QueryClient {
  query(query: Query, values?: unknown[]): Promise<Result>;
  on(): void;
}

/** Several statements in one text can leave the session inside a failed transaction. */
const opensTransaction = (text: string) => /^\s*begin\b/i.test(text);

const times = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE] as number[];

/** The rows of a result in which times are `Date`s, as `pg` reads them. */
function rowsWithDates({ rows, fields }: Results<Record<string, unknown>>) {
  const dated = fields.filter(({ dataTypeID }) => times.includes(dataTypeID));
  for (const row of rows) {
    for (const { name } of dated) if (row[name] !== null) row[name] = new Date(row[name] as string);
  }
  return rows;
}

/** `QueryClient` on the embedded database: PGlite's `query` takes one statement, its `exec` takes several. */
export function embeddedClient(lite: PGlite): QueryClient {
  return {
    on() {},
    async query(query, given) {
      const { text, values } = statement(query, given);
      if (values?.length) {
        const result = await lite.query<Record<string, unknown>>(text, values);
        const rows = rowsWithDates(result);
        return { rows, rowCount: result.affectedRows || rows.length };
      }
      try {
        const last = (await lite.exec(text)).at(-1);
        const rows = last ? rowsWithDates(last) : [];
        return { rows, rowCount: last?.affectedRows || rows.length };
      } catch (error) {
        if (opensTransaction(text)) await lite.exec('rollback');
        throw error;
      }
    },
  };
}

/** `QueryClient` on a PostgreSQL pool. */
export function poolClient(pool: pg.Pool): QueryClient {
  return {
    on() {},
    async query(query, given) {
      const { text, values } = statement(query, given);
      const connection = await pool.connect();
      let failure: Error | undefined;
      try {
        const result = await connection.query(text, values);
        const last = Array.isArray(result) ? result.at(-1) : result;
        return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
      } catch (error) {
        if (opensTransaction(text)) failure = error as Error;
        throw error;
      } finally {
        // `release` with an error closes the connection, which rolls back its open transaction.
        connection.release(failure);
      }
    },
  };
}
