import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../../project-root';
import type { Preparation } from '../database';
import type { QueryClient } from '../query-client';
import { connect } from './connection';
import { setOnRole } from './pooler';

/** An arbitrary key of the advisory lock, equal in every instance, so that one migrates while the others wait. */
export const migrationLock = 5_021_977;

/**
 * Removes time limits, because a migration, or waiting for another instance, may take longer than a request's
 * statement.
 */
const withoutLimits = `begin;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

interface Migrating {
  url: string;
  /** Whether `url` or the address for requests goes through a pooler. */
  isShared: boolean;
  preparation: Preparation;
  client: QueryClient;
  onLost: (error: Error) => void;
}

/**
 * Applies the migrations and the preparation while no other instance does. The advisory lock belongs to a transaction,
 * because a pooler keeps us on one connection only within a transaction.
 */
export async function migrateAlone({ url, isShared, preparation, client, onLost }: Migrating): Promise<void> {
  const alone = await connect(url, onLost);
  try {
    await alone.query(withoutLimits);
    await alone.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await applyMigrations(url, isShared, onLost);
    await preparation.run(client);
  } finally {
    // Closing the connection ends the transaction, also after a failure.
    await alone.end();
  }
}

async function applyMigrations(url: string, isShared: boolean, onLost: (error: Error) => void) {
  const connection = await connect(url, onLost);
  try {
    if (isShared) await setOnRole(connection);
    // The migrator joins the transaction and commits it.
    await connection.query(withoutLimits);
    await migrate(drizzle(connection), { migrationsFolder });
    await connection.query('commit');
  } finally {
    await connection.end();
  }
}
