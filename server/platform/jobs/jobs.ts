import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Db, OpenDatabase } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { openBoss, type Queues, send } from './boss';
import { doBatch, type Engine, type OnError } from './do-batch';
import { createDueQueues, whenDue } from './due-queues';
import type { Job } from './job';
import { insertRun } from './runs.queries';
import { enqueueDue, prepareSchedules, type Scheduled } from './schedule';
import { restFor, startWorkLoop, type WorkLoop } from './work-loop';

/** Milliseconds that a stop waits for running jobs before it aborts them, and after that. */
const patience = { beforeAbort: 5_000, afterAbort: 2_000 };

/** Milliseconds between two checks of the schedule. */
const scheduleInterval = 5_000;

/** Background jobs, stored in the database and shared by all instances. */
export interface Jobs {
  /**
   * Enqueues a job in the transaction: the job exists if and only if it commits. `after` is the earliest time at which
   * it runs.
   */
  enqueue<Data extends z.ZodObject, Deps, State extends z.ZodType>(
    tx: Db,
    job: Job<Deps, Data, State>,
    data: z.input<Data>,
    after?: Date,
  ): Promise<void>;
  /**
   * Enqueues a job and creates a row that its owner can follow and, unless the job says otherwise, cancel
   * (`shared/jobs`); resolves to the row's id.
   */
  start<Data extends z.ZodObject, Deps, State extends z.ZodType>(
    tx: Db,
    job: Job<Deps, Data, State>,
    owner: Owner,
    data: z.input<Data>,
  ): Promise<number>;
}

/** Runs the jobs of one process. */
export interface JobEngine extends Jobs {
  /** Runs jobs, and enqueues scheduled ones, until `stop`. */
  work<Deps>(jobs: readonly Job<Deps>[], deps: Deps): void;
  /**
   * Runs the due jobs of one queue, or all waiting ones, each for one step, and resolves to their number; for tests.
   */
  runNow<Deps>(job: Job<Deps>, deps: Deps, which?: 'due' | 'all'): Promise<number>;
  /** Enqueues the scheduled jobs that are due and resolves to their names; for tests. */
  runSchedule(jobs: readonly Job[]): Promise<string[]>;
  /** Fetches no more jobs and waits at most 7 s for running ones; aborts them for the last 2 s. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether this process also retries expired jobs and deletes old ones. */
  supervise: boolean;
  now?: () => Date;
  onError?: OnError;
}

/** Opens the job tables, which `preparationOf` must have created. */
export async function createJobs(
  { client, db }: Pick<OpenDatabase, 'client' | 'db'>,
  { supervise, now = () => new Date(), onError = () => {} }: Options,
): Promise<JobEngine> {
  const boss = openBoss(client, { supervise, onError });
  const engine: Engine = { boss, client, db, now, onError, stops: new Set() };
  const loops: WorkLoop[] = [];
  await boss.start();
  return {
    ...sending(engine, now),
    work(jobs, deps) {
      const isDue = createDueQueues(client);
      for (const job of jobs) {
        const { batchSize = 1, workers = 1 } = job.limits;
        for (let worker = 0; worker < workers; worker += 1) {
          const step = whenDue(
            () => isDue(job.name),
            () => doBatch(engine, job, deps, { batchSize }),
          );
          loops.push(startWorkLoop(step, onError));
        }
      }
      loops.push(startSchedule(engine, jobs));
    },
    runNow: (job, deps, which = 'due') =>
      doBatch(engine, job, deps, { batchSize: 1_000, ignoreStartAfter: which === 'all' }),
    async runSchedule(jobs) {
      await prepareSchedules(db, scheduled(jobs), now());
      return takeSchedule(engine, jobs);
    },
    async stop() {
      const ended = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([ended, pause(patience.beforeAbort, undefined, { ref: false })]);
      for (const stop of engine.stops) stop();
      await Promise.race([ended, pause(patience.afterAbort, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

const sending = ({ boss }: Queues, now: () => Date): Jobs => ({
  enqueue: (tx, { name, limits }, data, after) => send(boss, tx, data, { name, limits, after }),
  async start(tx, { name, limits, mayBeCancelled }, owner, data) {
    const runId = await insertRun(tx, owner, { name, mayBeCancelled }, now());
    await send(boss, tx, { ...data, $run: runId }, { name, limits });
    return runId;
  },
});

const scheduled = (jobs: readonly Job[]) =>
  jobs.flatMap(({ name, schedule }): Scheduled[] => (schedule ? [{ name, schedule }] : []));

function takeSchedule({ boss, db, now }: Engine, jobs: readonly Job[]) {
  const enqueue = async (tx: Db, name: string) => {
    const job = jobs.find((each) => each.name === name);
    if (job) await send(boss, tx, {}, { name, limits: job.limits });
  };
  return enqueueDue(db, scheduled(jobs), now(), enqueue);
}

function startSchedule(engine: Engine, jobs: readonly Job[]): WorkLoop {
  let isPrepared = false;
  const step = async () => {
    if (!isPrepared) await prepareSchedules(engine.db, scheduled(jobs), engine.now());
    isPrepared = true;
    await takeSchedule(engine, jobs);
    // The loop needs one check per interval, whatever it found.
    return 0;
  };
  return startWorkLoop(step, engine.onError, restFor(scheduleInterval));
}
