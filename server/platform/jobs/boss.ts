import PgBoss from 'pg-boss';
import type { Db, Preparation } from '../database/database';
import { insist } from '../database/insist';
import type { QueryClient } from '../database/query-client';
import { executeIn } from '../database/transaction-client';
import type { JobLimits } from './job';

/** pg-boss and the database client that it uses. */
export interface Queues {
  boss: PgBoss;
  client: QueryClient;
}

/** A fetched job: this process owns it until it is settled or expires. */
export interface Fetched {
  id: string;
  data: Record<string, unknown>;
  retryCount: number;
  retryLimit: number;
}

/**
 * Fields stored with a job's data: the state after the last step, the number of finished steps, and the id of the row
 * in `job_runs`.
 */
export interface Envelope {
  $state?: unknown;
  $step?: number;
  $run?: number;
}

interface Options {
  /** Whether this process also retries expired jobs and deletes old ones. */
  supervise: boolean;
  onError: (error: Error) => void;
}

/**
 * Opens pg-boss for its tables and statements only: its own workers do not await their writes, so a failed write would
 * end the process.
 */
export function openBoss(client: QueryClient, { supervise, onError }: Options): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise,
    schedule: false,
    maintenanceIntervalSeconds: 5,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
  });
  return boss.on('error', onError);
}

/** Creates the job tables and the missing queues. Run it in one process at a time: two would deadlock. */
export const preparationOf = (queues: readonly string[]): Preparation => ({
  version: queues.toSorted().join(),
  async run(client) {
    const boss = openBoss(client, { supervise: false, onError: () => {} });
    await boss.start();
    for (const name of queues) if (!(await boss.getQueue(name))) await boss.createQueue(name);
    await boss.stop();
  },
});

interface Sending {
  name: string;
  limits: JobLimits;
  /** The earliest time at which it runs. */
  after?: Date | undefined;
}

/** Enqueues a job in a transaction. */
export async function send(
  boss: PgBoss,
  tx: Db,
  data: object,
  { name, limits, after }: Sending,
): Promise<void> {
  // Without a retry limit only a crash may repeat the job: its handler reschedules its own failures.
  const { limit, delay, backoff = false } = limits.retries ?? { limit: 1_000, delay: 1 };
  await boss.send(name, data, {
    db: { executeSql: (text, values) => executeIn(tx, text, values) },
    expireInSeconds: limits.expireInSeconds ?? limits.seconds + 5,
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: backoff,
    retentionDays: 14,
    ...(after && { startAfter: after }),
  });
}

/** Fetches due jobs. Throws if the query fails, whereas pg-boss would report an empty queue. */
export async function fetchJobs({ boss, client }: Queues, queue: string, options: PgBoss.FetchOptions) {
  let failure: Error | undefined;
  const executeSql = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: Error) => {
      failure = error;
      throw error;
    });
  const jobs = await boss.fetch<Record<string, unknown>>(queue, {
    ...options,
    includeMetadata: true,
    db: { executeSql },
  });
  if (failure) throw failure;
  return jobs as Fetched[];
}

/**
 * Matches the job's row while this process owns it: a job that another process took over has another retry count or
 * step count.
 */
const whereOurs = `name = $1 and id = $2 and state = 'active' and retry_count = $3
  and coalesce((data ->> '$step')::int, 0) in ($4, $4 + 1)`;

const oursOf = (queue: string, { id, data, retryCount }: Fetched) => [
  queue,
  id,
  retryCount,
  (data as Envelope | null)?.$step ?? 0,
];

/** The fields that a finished step writes into the job's data. */
const nextOf = ({ data }: Fetched, state: unknown) =>
  JSON.stringify({ $state: state, $step: ((data as Envelope | null)?.$step ?? 0) + 1 });

/** Stores a job's state in a transaction; throws when this process no longer owns the job. */
export async function keepState(tx: Db, queue: string, job: Fetched, state: unknown): Promise<void> {
  const { rows } = await executeIn(
    tx,
    `update pgboss.job set data = coalesce(data, '{}') || $5::jsonb where ${whereOurs} returning id`,
    [...oursOf(queue, job), nextOf(job, state)],
  );
  if (rows.length === 0) throw new Error(`Another instance has taken over the ${queue} job ${job.id}`);
}

/** Returns a job to the end of its queue, with its next state or, without one, unchanged. */
export async function giveBack({ client }: Queues, queue: string, job: Fetched, next?: { state: unknown }) {
  await insist(() =>
    client.query(
      `update pgboss.job set data = coalesce(data, '{}') || $5::jsonb, state = 'created', created_on = now(),
        started_on = null, retry_count = 0 where ${whereOurs}`,
      [...oursOf(queue, job), next ? nextOf(job, next.state) : '{}'],
    ),
  );
}

/**
 * Records a failure: the job is retried later, unless it has reached its retry limit or `isFinal`; with `mayGoOn`, even
 * beyond the limit. Does nothing if this process no longer owns the job.
 */
export async function failJob(
  { boss, client }: Queues,
  queue: string,
  job: Fetched,
  { message, isFinal, mayGoOn }: { message: string; isFinal: boolean; mayGoOn: boolean },
) {
  const { rows } = await insist(() =>
    client.query(
      `update pgboss.job set retry_limit = case when $5 then retry_count when $6 then greatest(retry_limit, retry_count + 1)
        else retry_limit end
        where ${whereOurs} returning id`,
      [...oursOf(queue, job), isFinal, mayGoOn],
    ),
  );
  if (rows.length > 0) await insist(() => boss.fail(queue, job.id, { message }));
}
