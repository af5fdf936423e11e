import pg from 'pg';

/** The PostgreSQL server that holds the test databases. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server where a database may be created');
  return url;
}

/** An empty database for one test, which creates and drops it. */
export function freshPostgres(purpose: string) {
  const name = `quorumia_${purpose}_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl() });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    url: Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href,
    create: () => run(`create database ${name}`),
    endConnections: () =>
      run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
