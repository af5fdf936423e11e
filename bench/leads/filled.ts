import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { freshPostgres } from '../../e2e/process/fresh-postgres';
import { preparation } from '../../server/features';
import { embeddedDirectory } from '../../server/platform/config';
import { openEmbedded } from '../../server/platform/database/embedded/embedded';
import { openPostgres } from '../../server/platform/database/postgres/postgres';
import { builtSnapshot } from '../../server/platform/database/embedded/snapshot';
import { startProgram } from '../api/contestants';
import { addAccounts, addRows, type Names, type Size } from './rows';

interface Where {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens the database of a server: PostgreSQL if it has an address, otherwise the embedded one in its folder. */
export const openConfigured = ({ databaseUrl, dataDir }: Where) =>
  databaseUrl
    ? openPostgres(databaseUrl, preparation)
    : openEmbedded(embeddedDirectory({ dataDir }), builtSnapshot, preparation);

/** Starts `server.ts` on a new database with the rows of two accounts. */
export async function startFilled(
  name: string,
  size: Size,
  folder: string,
  isEmbedded: boolean,
  names?: Names,
) {
  const fresh = isEmbedded ? undefined : freshPostgres(`leads_${name}`);
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  await fresh?.create();
  const database = await openConfigured({ databaseUrl: fresh?.url, dataDir });
  // Each of these statements adds many rows, and may take longer than the server lets a statement take.
  const patient = fresh && new pg.Pool({ connectionString: fresh.url, max: 1 });
  const db = patient ? drizzle(patient) : database.db;
  await addAccounts(db);
  await addRows(db, size, names);
  await patient?.end();
  await database.close();
  const { port, stop } = await startProgram(`leads-${name}`, 'dist/bench/leads-server.js', folder, {
    ...(fresh && { DATABASE_URL: fresh.url }),
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for the measurement only',
  });
  return {
    port,
    async remove() {
      await stop();
      await fresh?.drop();
    },
  };
}
