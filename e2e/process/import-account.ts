import pg from 'pg';
import { isDatabaseAway } from '../../server/platform/database/away';
import { eventually, type RunningServer } from './running-server';

interface Detail {
  id: number;
  state: string;
  mapping: object;
  counts: Record<string, number>;
  undone: { count: number } | null;
}

const json = { 'Content-Type': 'application/json' };

/** An account that imports files of contacts; `server` returns the running server, which changes during a test. */
export async function importAccount(database: string, server: () => RunningServer) {
  const pool = new pg.Pool({ connectionString: database, max: 1 });
  pool.on('error', () => {});
  /** Runs a query, and repeats it while PostgreSQL restarts. */
  const rows = async <Row = Record<string, unknown>>(query: string): Promise<Row[]> => {
    for (;;) {
      try {
        return (await pool.query(query)).rows as Row[];
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
    }
  };
  const user = { username: 'eva', password: 'a-long-way-home', name: 'Eva', email: 'eva@example.org' };
  const made = await fetch(`${server().url}/api/register`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify(user) },
  });
  const { token } = (await made.json()) as { token: string };
  const authorization = { Authorization: `Bearer ${token}` };

  async function call(path: string, body?: string, headers: Record<string, string> = json): Promise<Detail> {
    const method = body === undefined ? 'GET' : 'POST';
    const url = `${server().url}/api/leads/imports${path}`;
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...authorization },
      body: body ?? null,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Detail;
  }
  const read = (id: number) => call(`/${id}`);
  const reach = async (id: number, state: string) => {
    const [stored] = await rows<{ state: string; run: string }>(
      `select imports.state, job_runs.state as run from imports join job_runs on job_runs.id = run where imports.id = ${id}`,
    );
    if (stored?.run === 'failed') throw new Error('The import failed');
    return stored?.state === state;
  };

  /** Uploads a file and checks it with the suggested mapping. */
  async function check(text: string): Promise<Detail> {
    const disposition = {
      'Content-Type': 'text/csv',
      'Content-Disposition': 'attachment; filename="people.csv"',
    };
    const { id, mapping } = await call('', text, disposition);
    await call(`/${id}/mapping`, JSON.stringify(mapping));
    await eventually(() => reach(id, 'checked'));
    return read(id);
  }
  const start = (id: number, what: 'commit' | 'undo') => call(`/${id}/${what}`, '{}');

  /** All rows of LEADMANAGER, without versions and without the ids of derived rows. */
  async function dump(): Promise<Record<string, unknown[]>> {
    const tables = await rows<{ name: string; keys: string[] }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename like 'crm\\_%' order by 1`,
    );
    const isMade = /^crm_(contact_points|duplicates|stage_history|field_values)$/;
    const dumped: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const without = isMade.test(name) ? `'{id,version}'` : `'{version}'`;
      dumped[name] = await rows(
        `select to_jsonb(t) - ${without}::text[] as row from ${name} as t order by 1`,
      );
    }
    return dumped;
  }
  return { end: () => pool.end(), rows, check, start, read, reach, dump };
}

/** A CSV file of contacts with these numbers, ten per company, with tags and an own field. */
export const peopleFile = (numbers: readonly number[], jobTitle: string): string =>
  [
    'First name;Last name;Email;Job title;Company name;Tags;Shoe size',
    ...numbers.map(
      (n) => `Ana ${n};Vila;ana${n}@example.org;${jobTitle};Forn ${n % 45};grupo ${n % 3};${35 + (n % 10)}`,
    ),
  ].join('\n');
