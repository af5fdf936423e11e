import pg from 'pg';

/** SQLSTATE `insufficient_privilege`. */
const mayNot = '42501';

/**
 * Drops a database and ends the connections to it. Only a superuser may end an autovacuum worker by force (`with
 * (force)`), but a plain drop makes PostgreSQL end it. So if force is refused, this disconnects the clients and drops
 * without force.
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
