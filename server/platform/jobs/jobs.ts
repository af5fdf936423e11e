import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Db } from '../database/database';
import { insist } from '../database/insist';
import type { QueryClient } from '../database/query-client';
import { executeIn } from '../database/transaction-client';
import { startWorkLoop, type WorkLoop } from './work-loop';

/** A queue and the limits of its work. An interrupted job is taken up again after `expireInSeconds` and at most 6 s more. */
interface QueueLimits {
  /** Jobs fetched, and done side by side, at once. */
  batchSize: number;
  workers: number;
  /** Longer than the longest job can run. */
  expireInSeconds: number;
}

/** Milliseconds that a stop waits for jobs under way. */
const stopLimit = 7_000;

/** Every queue. */
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
  work(queue: QueueName, handler: JobHandler): void;
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
  const { onError = () => {} } = options;
  const loops: WorkLoop[] = [];
  const fetching = { boss, client };
  await boss.start();
  return {
    enqueue: (tx, queue, data, after) => enqueue(boss, tx, queue, data, after),
    work(queue, handler) {
      const { batchSize, workers } = queues[queue];
      const step = () => runBatch(fetching, queue, handler, { batchSize });
      for (let worker = 0; worker < workers; worker += 1) loops.push(startWorkLoop(step, onError));
    },
    runNow: (queue, handler, which = 'due') =>
      runBatch(fetching, queue, handler, { batchSize: 1_000, ignoreStartAfter: which === 'all' }),
    async stop() {
      const ended = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([ended, pause(stopLimit, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Only its tables and statements: pg-boss's own workers do not await what they write, and a failed write would end the process. */
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

interface Fetching {
  boss: PgBoss;
  client: QueryClient;
}

/** Fetches due jobs, does them side by side and settles each; resolves to how many there were. */
async function runBatch(
  fetching: Fetching,
  queue: QueueName,
  handler: JobHandler,
  options: PgBoss.FetchOptions,
) {
  const { boss } = fetching;
  const jobs = await fetch(fetching, queue, options);
  const outcomes = await Promise.allSettled(jobs.map(({ data }) => handler(data)));
  const done = jobs.filter((_job, index) => outcomes[index]?.status === 'fulfilled').map(({ id }) => id);
  const settling: Promise<unknown>[] = [];
  if (done.length > 0) settling.push(insist(() => boss.complete(queue, done)));
  for (const [index, { id }] of jobs.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') continue;
    const { message } = outcome.reason as Error;
    settling.push(insist(() => boss.fail(queue, id, { message })));
  }
  // Each to its end, whatever becomes of another.
  const settled = await Promise.allSettled(settling);
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  return jobs.length;
}

/** Throws what goes wrong, which pg-boss takes for an empty queue. */
async function fetch({ boss, client }: Fetching, queue: QueueName, options: PgBoss.FetchOptions) {
  let failure: Error | undefined;
  const executeSql = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: Error) => {
      failure = error;
      throw error;
    });
  const jobs = await boss.fetch<Record<string, unknown>>(queue, { ...options, db: { executeSql } });
  if (failure) throw failure;
  return jobs;
}
