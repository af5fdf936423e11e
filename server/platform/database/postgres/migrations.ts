import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../../project-root';
import type { Preparation } from '../database';
import type { QueryClient } from '../query-client';
import { connect } from './connection';
import { setOnRole } from './pooler';

/** An arbitrary number, equal in every instance, so that one instance migrates while the others wait. */
export const migrationLock = 5_021_977;

/** Migrations and waiting for another instance may take longer than a statement of a request. */
const withoutLimits = `begin;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

interface Migrating {
  url: string;
  /** Whether `url` or the address that serves goes through a pooler. */
  isShared: boolean;
  preparation: Preparation;
  client: QueryClient;
  onLost: (error: Error) => void;
}

/**
 * Applies the migrations and the preparation while no other instance does. The lock belongs to a transaction, because
 * only within one a pooler leaves us on the same connection.
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
