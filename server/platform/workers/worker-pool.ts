import { FairQueue } from './fair-queue';
import { type Job, PooledWorker, type PooledWorkerOptions, TaskRefused } from './pooled-worker';
import type { Outcome } from './worker-process';

/** The options of a pool. A worker without a task for `idle` milliseconds ends. */
export interface PoolOptions extends PooledWorkerOptions {
  /** Maximum number of tasks that run at once. */
  size: number;
  /** Maximum number of waiting tasks. */
  waiting: number;
  /** Maximum number of tasks of one caller, the running one included. */
  each: number;
}

/** The caller of a task, and the signal that aborts when the caller leaves. */
export interface TaskFor {
  caller: string;
  signal?: AbortSignal;
}

/** Runs CPU-bound work outside the process that answers requests: one task of each caller at a time, callers in turn. */
export interface WorkerPool<Task, Result> {
  /** Throws `TaskRefused` or the worker's error. */
  run(task: Task, whose: TaskFor): Promise<Result>;
  /**
   * Resolves when `count` workers are ready besides the busy ones, as far as the size of the pool allows. The idle time
   * of all workers starts again.
   */
  prepare(count: number): Promise<void>;
  /** Ends all workers; running tasks fail. */
  close(): Promise<void>;
}

/** Creates a pool that starts workers on demand and reuses them; idle workers end. */
export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const queue = new FairQueue<Job>(options);
  const crew = createCrew(options, queue);
  let isClosed = false;

  return {
    run: (task, { caller, signal }) =>
      new Promise<Result>((done, fail) => {
        const settle = (outcome: Outcome) => {
          queue.done(caller);
          if ('error' in outcome) fail(outcome.error);
          else done(outcome.result as Result);
        };
        const job = { task, settle };
        const refusal = isClosed ? 'closed' : signal?.aborted ? 'gone' : queue.add(caller, job);
        if (refusal) return fail(new TaskRefused(refusal));
        signal?.addEventListener('abort', () => {
          if (queue.remove(caller, job)) fail(new TaskRefused('gone'));
        });
        crew.handOut();
      }),
    prepare: async (count) => (isClosed ? undefined : crew.prepare(count)),
    async close() {
      isClosed = true;
      for (const { settle } of queue.clear()) settle({ error: new TaskRefused('closed') });
      await crew.end();
    },
  };
}

/** The workers of a pool, which take tasks from the queue. */
function createCrew({ size, ...each }: PoolOptions, queue: FairQueue<Job>) {
  const members = new Set<PooledWorker>();
  const count = (which: (member: PooledWorker) => boolean) => [...members].filter(which).length;

  function start(): PooledWorker {
    const member = new PooledWorker(each, {
      onFree: handOut,
      onIdle: () => {
        if (members.delete(member)) void member.end(new TaskRefused('closed'));
      },
      onGone: (failure) => {
        members.delete(member);
        // Without this, a pool whose workers cannot start would start new ones for ever.
        if (failure) queue.take()?.settle({ error: failure });
        handOut();
      },
    });
    members.add(member);
    return member;
  }
  function give(member: PooledWorker) {
    const job = member.isFree ? queue.take() : undefined;
    if (job) member.take(job);
  }
  /**
   * A new worker warms up first. A task goes to the first worker that is ready, because the first task of a cold
   * worker takes longer.
   */
  function handOut() {
    for (const member of members) give(member);
    while (queue.ready > count(({ isWarming }) => isWarming) && members.size < size) give(start());
  }
  return {
    handOut,
    async prepare(wanted: number) {
      for (const member of members) member.rest();
      while (count(({ isFree, isWarming }) => isFree || isWarming) < wanted && members.size < size) start();
      await Promise.all([...members].map(({ ready }) => ready));
    },
    async end() {
      await Promise.all([...members].map((member) => member.end(new TaskRefused('closed'))));
    },
  };
}
