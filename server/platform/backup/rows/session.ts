import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { createLite } from '../../database/embedded/embedded';
import { connect } from '../../database/postgres/connection';
import type { QueryClient } from '../../database/query-client';

/** A row whose values are text, as PostgreSQL writes them. */
export type TextRow = (string | null)[];

/** One connection to a database of either kind. */
export interface Session {
  kind: 'embedded' | 'postgres';
  /** Runs one statement whose columns are all cast to text, with text values. */
  texts(statement: string, values?: readonly (string | null)[]): Promise<TextRow[]>;
  /** Runs SQL; several statements if there are no values. */
  run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Opens a data directory of the embedded database without migrating it; the caller has locked it. */
export const embeddedSession = async (directory: string): Promise<Session> =>
  sessionOn(await createLite(directory));

/** Uses an open embedded database; `close` closes it. */
export function sessionOn(lite: PGlite): Session {
  return {
    kind: 'embedded',
    texts: async (text, values = []) =>
      (await lite.query<TextRow>(text, [...values], { rowMode: 'array' })).rows,
    run: (text, values) => runOn(lite, text, values),
    close: () => lite.close(),
  };
}

async function runOn(lite: PGlite, text: string, values?: unknown[]) {
  if (values?.length) return (await lite.query<Record<string, unknown>>(text, values)).rows;
  return (await lite.exec(text)).at(-1)?.rows ?? [];
}

const asText = { getTypeParser: () => (value: string | Buffer) => value.toString() };

/** Connects to a PostgreSQL server, without migrating. */
export async function postgresSession(url: string): Promise<Session> {
  const client = await connect(url, () => {});
  return {
    kind: 'postgres',
    async texts(text, values = []) {
      const { rows } = await client.query<TextRow>({
        text,
        values: [...values],
        rowMode: 'array',
        types: asText as pg.CustomTypesConfig,
      });
      return rows;
    },
    async run(text, values) {
      const result = await client.query<Record<string, unknown>>(text, values);
      const last = Array.isArray(result)
        ? (result as pg.QueryResult<Record<string, unknown>>[]).at(-1)
        : result;
      return last?.rows ?? [];
    },
    close: () => client.end(),
  };
}

/**
 * Fixes the text form of every type, whatever the settings of the server and its roles, and removes the time limits
 * meant for requests.
 */
const settings = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local search_path = public;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local jit = off`;

/** Begins a transaction that reads one snapshot of the database, or writes rows. */
export async function begin(session: Session, mode: 'read' | 'write'): Promise<void> {
  await session.run(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin');
  await applySettings(session);
}

/** Applies the settings to the open transaction; a library may have changed them. */
export async function applySettings(session: Session): Promise<void> {
  await session.run(settings);
}

/** Makes the SQL of libraries part of the open transaction, by removing their own `begin` and `commit`. */
export function clientWithin(session: Session): QueryClient {
  return {
    on() {},
    async query(query, given) {
      const { text, values } = typeof query === 'string' ? { text: query, values: given } : query;
      const within = text
        .trim()
        .replace(/^begin\s*;/i, '')
        .replace(/commit\s*;?$/i, '');
      const rows = await session.run(within, values);
      return { rows, rowCount: rows.length };
    },
  };
}
