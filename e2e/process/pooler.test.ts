import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { longestStatement } from '../../server/platform/database/postgres/pooler';
import { remembered } from '../../server/platform/http/callers';
import { freshPostgres } from './fresh-postgres';
import { type Pooler, startPooler } from './pooler';
import { dataDirectory, eventually, type RunningServer, startServer } from './running-server';

let pooler: Pooler;

beforeAll(async () => {
  pooler = await startPooler(freshPostgres('pooler').url);
});

afterAll(() => pooler?.close());

const post = ({ url }: RunningServer, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function register(instance: RunningServer, username: string): Promise<Record<string, string>> {
  const user = { username, password: 'secret-1', name: 'Ana', email: `${username}@example.org` };
  const { token } = (await (await post(instance, '/api/register', user)).json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/** Starts two instances together on an empty database, through the pooler. */
function instancesOn(purpose: string, direct: boolean) {
  const postgres = freshPostgres(purpose);
  const data = dataDirectory();
  const instances: RunningServer[] = [];
  beforeAll(async () => {
    await postgres.create();
    const env = {
      DATABASE_URL: pooler.through(postgres.url),
      DATABASE_DIRECT_URL: direct ? postgres.url : '',
      DATA_DIR: data.path,
      SESSION_SECRET: 's'.repeat(32),
    };
    instances.push(...(await Promise.all([startServer(env), startServer(env)])));
  });
  afterAll(async () => {
    for (const instance of instances) await instance.end('SIGTERM');
    data.remove();
    await postgres.drop();
  });
  const statuses = (headers: Record<string, string>) =>
    Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/api/user`, { headers })).status));
  return { postgres, instances, statuses };
}

describe.each([
  ['with a direct address', true],
  ['without a direct address', false],
])('through a pooler in transaction mode, %s', (_, direct) => {
  const { postgres, instances, statuses } = instancesOn(direct ? 'pooled_direct' : 'pooled', direct);
  const first = () => instances[0] as RunningServer;

  test('two instances start, and concurrent requests succeed although connections are shared', async () => {
    const headers = await register(first(), 'eva');
    const made = await Promise.all(
      Array.from({ length: 40 }, (__, n) =>
        post(instances[n % 2] as RunningServer, '/api/leads/companies', { name: `Company ${n}` }, headers),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const list = await fetch(`${first().url}/api/leads/companies?limit=100`, { headers });
    expect(((await list.json()) as { rows: object[] }).rows).toHaveLength(40);
  });

  test('a sign-out takes effect on the other instance', async () => {
    const headers = await register(first(), 'ana');
    expect(await statuses(headers)).toEqual([200, 200]);
    const signedOut = performance.now();
    expect((await post(first(), '/api/logout', {}, headers)).status).toBe(204);
    await eventually(async () => (await statuses(headers)).every((status) => status === 401));
    expect(performance.now() - signedOut).toBeLessThan(remembered + 2_000);
  });

  test('the time limit of statements is set on the role', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ limit: string; jit: string }>(
      `select extract(epoch from current_setting('statement_timeout')::interval) * 1000 as limit,
        current_setting('jit') as jit`,
    );
    await client.end();
    expect([Number(rows[0]?.limit), rows[0]?.jit]).toEqual([longestStatement, 'off']);
  });
});
