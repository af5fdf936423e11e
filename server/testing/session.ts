import pg from 'pg';
import { inject } from 'vitest';
import { type Session, postgresSession, sessionOn } from '../platform/backup/rows/session';
import { openInMemory } from '../platform/database/embedded/embedded';
import { dropDatabase } from '../platform/database/postgres/drop-database';
import { closeAfterTest } from './opened';

let serial = 0;

/**
 * A connection to a new, migrated and empty database of the kind under test; the database is dropped after the test.
 */
export async function newSession(): Promise<Session> {
  const given = inject('postgres');
  if (!given) {
    const session = sessionOn((await openInMemory(inject('snapshot'))).lite);
    closeAfterTest(() => session.close());
    return session;
  }
  serial += 1;
  const name = `${given.template}_session_${process.pid}_${serial}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: given.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${given.template}`);
  const session = await postgresSession(Object.assign(new URL(given.url), { pathname: `/${name}` }).href);
  closeAfterTest(() => session.close());
  closeAfterTest(() => dropDatabase(run, name));
  return session;
}
