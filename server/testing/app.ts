import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { pino } from 'pino';
import type { User } from '../../shared/auth/tables';
import type { Endpoint } from '../../shared/http/endpoint';
import { type Params, urlFor } from '../../shared/http/params';
import type { BodyOf, QueryOf } from '../../shared/http/wire';
import { createApp } from '../app';
import { followers, jobs as allJobs, tools } from '../features';
import { announcing } from '../platform/announcements';
import { type Config, readConfig } from '../platform/config';
import type { OpenDatabase } from '../platform/database/database';
import type { Listen } from '../platform/database/notices';
import type { Owner } from '../platform/database/rows/owner';
import { createJobs } from '../platform/jobs/jobs';
import { mailJob } from '../platform/mail/mail-queue';
import type { Mailer } from '../platform/mail/mailer';
import type { Letter } from '../platform/mail/tables';
import { createOutbound } from '../platform/outbound/outbound';
import { builders } from './builders';
import { emptyDatabase } from './database';
import { closeAfterTest } from './opened';

interface Options {
  config?: Partial<Config>;
  mailer?: Mailer;
  now?: () => Date;
  /** How the app hears of notifications; by the database's own way unless given. */
  listen?: Listen;
}

/** The whole app on an empty database, with an in-memory mailbox unless a mailer is given. */
export async function testApp({ config: changes, mailer, now = () => new Date(), listen }: Options = {}) {
  const dataDir = join(tmpdir(), `quorumia-test-${randomUUID()}`);
  closeAfterTest(() => rm(dataDir, { recursive: true, force: true }));
  const config = {
    ...readConfig({ SESSION_SECRET: 's'.repeat(32), DATA_DIR: dataDir }),
    demo: false,
    ...changes,
  };
  const opened = await emptyDatabase();
  const database = { ...opened, listen: listen ?? opened.listen };
  const { db } = database;
  const jobs = await createJobs(database, { supervise: false, now });
  const logger = pino({ level: 'silent' });
  const outbound = createOutbound({ allowed: config.outboundAllowed });
  const deps = { config, database, jobs, logger, now, outbound };
  const { app, routes, close, invoke } = createApp(deps);
  closeAfterTest(close);
  closeAfterTest(() => jobs.stop());

  const mailbox: ({ id: string } & Letter)[] = [];
  const intoMailbox: Mailer = async (id, letter) => void mailbox.push({ id, ...letter });
  const announce = announcing(followers, deps);
  const work = { ...deps, db, mailer: mailer ?? intoMailbox, announce, invoke, tools };
  const build = builders(db);

  return {
    app,
    routes,
    config,
    db,
    client: database.client,
    jobs,
    jobDeps: work,
    build,
    mailbox,
    /** Runs the queued jobs; `all` includes postponed ones. Resolves to the number of mail attempts. */
    runJobs: async (which: 'due' | 'all' = 'due') => {
      const mailLast = [...allJobs.filter(({ name }) => name !== mailJob.name), mailJob];
      let waiting = await waitingQueues(database);
      let ran = 0;
      for (const job of mailLast) {
        ran = waiting.has(job.name) ? await jobs.runNow(job, work, which) : 0;
        if (ran > 0) waiting = await waitingQueues(database);
      }
      return ran;
    },
    /** Deletes expired rows, as the server does once an hour. */
    clear: async () => {
      const clearing = allJobs.find(({ name }) => name === 'clearExpired') as (typeof allJobs)[number];
      await db.transaction((tx) => jobs.enqueue(tx, clearing, {}));
      while ((await jobs.runNow(clearing, work)) > 0);
    },
    anonymous: caller(app),
    as: async (user: User, until?: Date, signIn?: Parameters<typeof build.token>[2]) =>
      caller(app, await build.token(user, until, signIn)),
    agent: () => request.agent(app),
  };
}

/** The queues that have a waiting job. Polling every queue would take longer than most tests. */
async function waitingQueues({ client }: OpenDatabase): Promise<Set<unknown>> {
  const { rows } = await client.query("select distinct name from pgboss.job where state < 'active'");
  return new Set(rows.map(({ name }) => name));
}

type App = Parameters<typeof request>[0];

/** A function that calls an endpoint by its definition and resolves to supertest's response. */
function caller(app: App, token?: string) {
  return async <E extends Endpoint>(
    endpoint: E,
    { params, body, query, account, headers = {} }: CallOptions<E> = {},
  ): Promise<request.Response> => {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    const plain = urlFor(endpoint, (params ?? {}) as Params<E['path']>, query);
    const url = account ? `${plain}${plain.includes('?') ? '&' : '?'}account=${account}` : plain;
    const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const call = request(app)
      [method](url)
      .set({ ...bearer, ...headers });
    return body === undefined ? await call : await call.send(body as object);
  };
}

interface CallOptions<E extends Endpoint> {
  params?: Params<E['path']>;
  body?: BodyOf<E> | object;
  query?: QueryOf<E>;
  headers?: Record<string, string>;
  /** The account that the call is about; without it, the caller's first one. */
  account?: Owner;
}
