import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase, Preparation } from '../database';
import { poolClient } from '../query-client';
import { keepUnnamed } from '../statement';
import { migrateAlone } from './migrations';
import { isPooled, longestStatement } from './pooler';
import { createPostgresListener, type PostgresListener } from './postgres-listener';

interface Options {
  /** A direct address of PostgreSQL, if the other one goes through a pooler. */
  directUrl?: string | undefined;
  onLost?: (error: Error) => void;
}

/**
 * The parameters of each connection; behind a pooler they are set on the role instead. JIT is off because compiling
 * takes longer than running our short statements, which differ from batch to batch.
 */
const ownSettings = { statement_timeout: longestStatement, options: '-c jit=off' };

/**
 * Opens a connection pool on a PostgreSQL server, also through a pooler in transaction mode, and reports lost
 * connections to `onLost`. Applies the migrations and the preparation once, even when several instances start together.
 */
export async function openPostgres(
  url: string,
  preparation: Preparation,
  { directUrl, onLost = () => {} }: Options = {},
): Promise<OpenDatabase> {
  const isShared = await isPooled(url);
  const pool = createPool(url, isShared, onLost);
  const client = poolClient(pool);
  try {
    await migrateAlone({ url: directUrl ?? url, isShared, preparation, client, onLost });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = isShared && !directUrl ? deaf : createPostgresListener(directUrl ?? url, onLost);
  const db = drizzle(pool);
  if (isShared) keepUnnamed(db);
  return {
    kind: 'postgres',
    db,
    client,
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

function createPool(url: string, isShared: boolean, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // The server cannot report a timeout on a connection whose other end has vanished.
    query_timeout: longestStatement + 5_000,
    keepAlive: true,
    ...(!isShared && ownSettings),
  });
  // The pool emits the error of an idle connection, a connection in use emits its own; an error event without a
  // listener ends the process.
  pool.on('error', onLost);
  pool.on('connect', (connection) => connection.on('error', onLost));
  return pool;
}

/** For connections behind a pooler, where notifications never arrive. */
const deaf: PostgresListener = { listen: () => () => {}, close() {} };
