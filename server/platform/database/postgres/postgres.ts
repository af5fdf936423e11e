import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CommandRefused } from '../../command';
import { migrationsFolder } from '../../project-root';
import type { OpenDatabase, Preparation } from '../database';
import { createPostgresListener } from './postgres-listener';
import { poolClient } from '../query-client';

/** An arbitrary number, equal in every instance, so that one instance migrates while the others wait. */
export const migrationLock = 5_021_977;

/** Compiling a statement takes longer than running it: statements are short, and differ from batch to batch. */
const uncompiled = '-c jit=off';

/** PostgreSQL cannot be reached, or refuses the connection. */
export class DatabaseOutOfReach extends CommandRefused {
  constructor(url: string, { message, code }: Error & { code?: string }) {
    const { host, pathname } = new URL(url);
    super(`The database ${host}${pathname} cannot be opened (${message || code}). Check DATABASE_URL.`);
  }
}

/**
 * Opens a connection pool on a PostgreSQL server and reports lost connections to `onLost`. Applies the migrations and
 * the preparation once, even when several instances start together.
 */
export async function openPostgres(
  url: string,
  preparation: Preparation,
  onLost: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // The server cannot report a timeout on a connection whose other end has vanished.
    query_timeout: 35_000,
    ...{ keepAlive: true, options: uncompiled },
  });
  // The pool emits the error of an idle connection, a connection in use emits its own; an error event without a
  // listener ends the process.
  pool.on('error', onLost);
  pool.on('connect', (connection) => connection.on('error', onLost));
  try {
    const connection = await connect(url);
    connection.on('error', onLost);
    await migrateAlone(connection, pool, preparation);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createPostgresListener(url, onLost);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    client: poolClient(pool),
    listen: listener.listen,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close() {
      listener.close();
      return pool.end();
    },
  };
}

/** A separate connection, because waiting for another instance and migrating may take longer than the query timeout. */
async function connect(url: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    throw new DatabaseOutOfReach(url, error as Error);
  }
}

async function migrateAlone(connection: pg.Client, pool: pg.Pool, preparation: Preparation) {
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(connection), { migrationsFolder });
    await preparation.run(poolClient(pool));
  } finally {
    // Closing the connection releases the lock, also after a failure.
    await connection.end();
  }
}
