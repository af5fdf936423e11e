import PgBoss from 'pg-boss';
import type { Db, Preparation } from '../database/database';
import { insist } from '../database/insist';
import type { QueryClient } from '../database/query-client';
import { executeIn } from '../database/transaction-client';
import type { JobLimits } from './job';

/** pg-boss and the client that it works on. */
export interface Queues {
  boss: PgBoss;
  client: QueryClient;
}

/** A job that was fetched: it is ours until it is settled or its time is over. */
export interface Fetched {
  id: string;
  data: Record<string, unknown>;
  retryCount: number;
  retryLimit: number;
}

/** Beside a job's data: the state that its last step left, how many steps it has done, and the row that follows it. */
export interface Envelope {
  $state?: unknown;
  $step?: number;
  $run?: number;
}

interface Options {
  /** Whether this process also takes up interrupted jobs and clears old ones. */
  supervise: boolean;
  onError: (error: Error) => void;
}

/** Only its tables and statements: pg-boss's own workers do not await what they write, and a failed write would end the process. */
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

/** Makes the job tables and the queues that are missing. One process at a time: two would wait for each other's locks. */
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
  /** The time before which it must not run. */
  after?: Date | undefined;
}

/** Queues a job within a transaction. */
export async function send(
  boss: PgBoss,
  tx: Db,
  data: object,
  { name, limits, after }: Sending,
): Promise<void> {
  // Without limits of its own, only a crash brings a job back: what fails is put off by its own handler.
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

/** Fetches jobs that are due. Throws what goes wrong, which pg-boss takes for an empty queue. */
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

/** Its row as long as it is ours: a job that was taken up again has another count of retries or of steps. */
const whereOurs = `name = $1 and id = $2 and state = 'active' and retry_count = $3
  and coalesce((data ->> '$step')::int, 0) in ($4, $4 + 1)`;

const oursOf = (queue: string, { id, data, retryCount }: Fetched) => [
  queue,
  id,
  retryCount,
  (data as Envelope | null)?.$step ?? 0,
];

/** What is added to a job's data after a step. */
const nextOf = ({ data }: Fetched, state: unknown) =>
  JSON.stringify({ $state: state, $step: ((data as Envelope | null)?.$step ?? 0) + 1 });

/** Stores a job's state within a transaction; throws when the job is no longer ours. */
export async function keepState(tx: Db, queue: string, job: Fetched, state: unknown): Promise<void> {
  const { rows } = await executeIn(
    tx,
    `update pgboss.job set data = coalesce(data, '{}') || $5::jsonb where ${whereOurs} returning id`,
    [...oursOf(queue, job), nextOf(job, state)],
  );
  if (rows.length === 0) throw new Error(`Another instance has taken over the ${queue} job ${job.id}`);
}

/** Gives a job back to its queue behind the others, with its next state, or as it was when there is none. */
export async function giveBack({ client }: Queues, queue: string, job: Fetched, next?: { state: unknown }) {
  await insist(() =>
    client.query(
      `update pgboss.job set data = coalesce(data, '{}') || $5::jsonb, state = 'created', created_on = now(),
        started_on = null, retry_count = 0 where ${whereOurs}`,
      [...oursOf(queue, job), next ? nextOf(job, next.state) : '{}'],
    ),
  );
}

/** Counts a failure: the job is tried again later, unless it has been tried often enough or `isFinal`. Leaves alone what is no longer ours. */
export async function failJob(
  { boss, client }: Queues,
  queue: string,
  job: Fetched,
  { message, isFinal }: { message: string; isFinal: boolean },
) {
  const { rows } = await insist(() =>
    client.query(
      `update pgboss.job set retry_limit = case when $5 then retry_count else retry_limit end
        where ${whereOurs} returning id`,
      [...oursOf(queue, job), isFinal],
    ),
  );
  if (rows.length > 0) await insist(() => boss.fail(queue, job.id, { message }));
}
