import PgBoss from 'pg-boss';
import type { Db } from '../database/database';
import type { QueryClient } from '../database/query-client';
import { executeIn } from '../database/transaction-client';

/** A queue and the limits of its work. An interrupted job is taken up again after `expireInSeconds` and at most 6 s more. */
interface QueueLimits {
  /** Jobs fetched, and run side by side, at once. */
  batchSize: number;
  workers: number;
  /** Longer than the longest job can run. */
  expireInSeconds: number;
}

/** Every queue. Two workers of ten, looking twice a second, send 40 mails a second. */
export const queues = {
  mail: { batchSize: 10, workers: 2, expireInSeconds: 15 },
  passwordReset: { batchSize: 10, workers: 1, expireInSeconds: 15 },
} as const satisfies Record<string, QueueLimits>;

/** A queue that has its limits in `queues`. */
export type QueueName = keyof typeof queues;
/** Does one job, from the data it was queued with; one that throws is tried again. */
export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

/** Work that happens after the answer: kept in the database, shared by all instances. */
export interface Jobs {
  /** Joins the transaction: the job exists if and only if it commits. `after` is the time before which it must not run. */
  enqueue(tx: Db, queue: QueueName, data: Record<string, unknown>, after?: Date): Promise<void>;
  /** Runs the queue's jobs in this process until `stop`. */
  work(queue: QueueName, handler: JobHandler): Promise<void>;
  /** Runs the jobs that are due now, or all that wait, and resolves to how many; for tests. */
  runNow(queue: QueueName, handler: JobHandler, which?: 'due' | 'all'): Promise<number>;
  /** Waits for running jobs, 7 s at most. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether this process also takes up interrupted jobs and clears old ones. */
  supervise: boolean;
  onError?: (error: Error) => void;
}

/** Makes the job tables and queues that are missing. One process at a time: two would wait for each other's locks. */
export async function prepareJobs(client: QueryClient): Promise<void> {
  const boss = openBoss(client, { supervise: false });
  await boss.start();
  for (const name of Object.keys(queues)) {
    if (!(await boss.getQueue(name))) await boss.createQueue(name);
  }
  await boss.stop();
}

/** Opens the job tables, which `prepareJobs` has made. */
export async function createJobs(client: QueryClient, options: Options): Promise<Jobs> {
  const boss = openBoss(client, options);
  await boss.start();
  return {
    enqueue: (tx, queue, data, after) => enqueue(boss, tx, queue, data, after),
    work: (queue, handler) => work(boss, queue, handler),
    runNow: (queue, handler, which = 'due') => runNow(boss, queue, handler, which),
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 7_000 }),
  };
}

function openBoss(client: QueryClient, { supervise, onError = () => {} }: Options): PgBoss {
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

async function enqueue(boss: PgBoss, tx: Db, queue: QueueName, data: Record<string, unknown>, after?: Date) {
  await boss.send(queue, data, {
    db: { executeSql: (text, values) => executeIn(tx, text, values) },
    expireInSeconds: queues[queue].expireInSeconds,
    // Only a crash brings a job back: what fails is put off by its own handler.
    retryLimit: 1_000,
    retryDelay: 1,
    retentionDays: 14,
    ...(after && { startAfter: after }),
  });
}

async function work(boss: PgBoss, queue: QueueName, handler: JobHandler) {
  const { batchSize, workers } = queues[queue];
  for (let worker = 0; worker < workers; worker += 1) {
    await boss.work<Record<string, unknown>>(queue, { batchSize, pollingIntervalSeconds: 0.5 }, (jobs) =>
      runEach(boss, queue, handler, jobs),
    );
  }
}

/** One failing job must not bring back the others of its batch. */
async function runEach(
  boss: PgBoss,
  queue: QueueName,
  handler: JobHandler,
  jobs: PgBoss.Job<Record<string, unknown>>[],
) {
  await Promise.all(
    jobs.map((job) =>
      handler(job.data).catch((error: Error) => boss.fail(queue, job.id, { message: error.message })),
    ),
  );
}

async function runNow(boss: PgBoss, queue: QueueName, handler: JobHandler, which: 'due' | 'all') {
  const jobs = await boss.fetch<Record<string, unknown>>(queue, {
    batchSize: 1_000,
    ignoreStartAfter: which === 'all',
  });
  await runEach(boss, queue, handler, jobs);
  if (jobs.length > 0)
    await boss.complete(
      queue,
      jobs.map((job) => job.id),
    );
  return jobs.length;
}
