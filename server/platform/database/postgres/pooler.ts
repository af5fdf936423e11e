import type pg from 'pg';
import { connect } from './connection';

/** What PostgreSQL calls the process of a connection when it greets; poolers invent one. */
const greetedBy = (connection: pg.Client) => (connection as pg.Client & { processID: number }).processID;

/**
 * Whether a pooler stands before PostgreSQL, which may give each transaction another connection: the process that serves
 * is not the one that greeted.
 */
export async function isPooled(url: string): Promise<boolean> {
  const connection = await connect(url, () => {});
  try {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== greetedBy(connection);
  } finally {
    await connection.end();
  }
}

/** Milliseconds that a statement of a request or a job may take. */
export const longestStatement = 30_000;

/**
 * Has PostgreSQL apply the settings of our connections to all of the role in this database, since a pooler refuses them
 * at the start of a connection. Connections that the pooler holds already go on without.
 */
export const setOnRole = (connection: pg.Client) =>
  connection.query(`do $$ begin
    execute format('alter role current_user in database %I set statement_timeout = ${longestStatement}', current_database());
    execute format('alter role current_user in database %I set jit = off', current_database());
  end $$`);
