import pg from 'pg';
import { dropDatabase } from '../../server/platform/database/postgres/drop-database';
import { listenerName } from '../../server/platform/database/postgres/postgres-listener';

/** The address of the PostgreSQL server for test databases. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server where a database may be created');
  return url;
}

/** An empty database for one test; the test creates and drops it. */
export function freshPostgres(purpose: string) {
  const name = `quorumia_${purpose}_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl() });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url: Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href,
    create: () => run(`create database ${name}`),
    /** Ends the connections of clients. Only a superuser may end an autovacuum worker. */
    endConnections: () =>
      run(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = '${name}' and backend_type = 'client backend'`,
      ),
    /** The number of instances that listen for notifications. */
    async listeners() {
      const [row] = await run(
        `select count(*)::int as open from pg_stat_activity
          where datname = '${name}' and application_name = '${listenerName}' and state = 'idle'`,
      );
      return row?.open as number;
    },
    /** The number of connected clients. */
    async connections() {
      const [row] = await run(
        `select count(*)::int as open from pg_stat_activity
          where datname = '${name}' and backend_type = 'client backend'`,
      );
      return row?.open as number;
    },
    /** The names of scratch databases on the same server. */
    async scratches() {
      const rows = await run(
        `select scratch.datname as name from pg_database scratch
          join pg_database own on scratch.datname like 'quorumia\\_scratch\\_' || own.oid || '\\_%'
          where own.datname = '${name}'`,
      );
      return rows.map((row) => row.name as string);
    },
    drop: () => dropDatabase(run, name),
  };
}
