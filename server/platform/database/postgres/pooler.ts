import type pg from 'pg';
import { connect } from './connection';

/** The id of the server process that the greeting of a connection names; poolers send another one. */
const greetedBy = (connection: pg.Client) => (connection as pg.Client & { processID: number }).processID;

/**
 * Whether a pooler is in front of PostgreSQL: then the process named in the greeting is not the one that runs the
 * statements.
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
 * Sets our connection settings as defaults of the role in this database, because a pooler refuses them at the start
 * of a connection. Connections that the pooler already holds keep the old values.
 */
export const setOnRole = (connection: pg.Client) =>
  connection.query(`do $$ begin
    execute format('alter role current_user in database %I set statement_timeout = ${longestStatement}', current_database());
    execute format('alter role current_user in database %I set jit = off', current_database());
  end $$`);
