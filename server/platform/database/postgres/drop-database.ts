import pg from 'pg';

/** SQLSTATE `insufficient_privilege`. */
const mayNot = '42501';

/**
 * Drops a database and ends the connections to it. PostgreSQL lets only a superuser end an autovacuum worker by force, but
 * ends it by itself when a database is dropped without: so that follows, once the connections of clients have ended.
 */
export async function dropDatabase(
  run: (statement: string) => Promise<unknown>,
  name: string,
): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  try {
    await run(`drop database if exists ${quoted} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== mayNot) throw error;
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${pg.escapeLiteral(name)} and backend_type = 'client backend'`);
    await run(`drop database if exists ${quoted}`);
  }
}
