import { FairQueue } from './fair-queue';
import { type Job, type Outcome, PooledWorker, type PooledWorkerOptions, TaskRefused } from './pooled-worker';

/** How a pool works. A worker with nothing to do for as long as `idle` ends, unless it is among those to keep. */
export interface PoolOptions extends PooledWorkerOptions {
  /** Most tasks at work at once. */
  size: number;
  /** Workers that stay when there is nothing to do. */
  keep: number;
  /** Most tasks that may wait for their turn. */
  waiting: number;
  /** Most tasks of one caller, the one at work included. */
  each: number;
}

/** Whose a task is, and when they have gone away. */
export interface TaskFor {
  caller: string;
  signal?: AbortSignal;
}

/** Runs heavy work off the thread that answers requests: of each caller one task at a time, callers in turn. */
export interface WorkerPool<Task, Result> {
  /** Throws `TaskRefused`, or what the worker threw. */
  run(task: Task, whose: TaskFor): Promise<Result>;
  /** Resolves once so many workers stand ready beside those at work, as far as the pool may have as many. */
  prepare(count: number): Promise<void>;
  /** Ends all workers; what is under way fails. */
  close(): Promise<void>;
}

/** A pool whose workers are started when there is work and reused; all but a few end when there has been none for a while. */
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

/** The workers of a pool, who take what the queue holds. */
function createCrew({ size, keep, ...each }: PoolOptions, queue: FairQueue<Job>) {
  const members = new Set<PooledWorker>();
  const count = (which: (member: PooledWorker) => boolean) => [...members].filter(which).length;

  function start(): PooledWorker {
    const member = new PooledWorker(each, {
      onFree: handOut,
      onIdle: () => {
        if (members.size > keep && members.delete(member)) void member.end(new TaskRefused('closed'));
      },
      onGone: (failure) => {
        members.delete(member);
        // Or a pool whose workers cannot start would start them for ever.
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
  /** A task waits for a worker that is ready rather than being the first of a new one, which takes longer. */
  function handOut() {
    for (const member of members) give(member);
    while (queue.ready > count(({ isWarming }) => isWarming) && members.size < size) give(start());
  }
  return {
    handOut,
    async prepare(wanted: number) {
      while (count(({ isFree, isWarming }) => isFree || isWarming) < wanted && members.size < size) start();
      await Promise.all([...members].map(({ ready }) => ready));
    },
    async end() {
      await Promise.all([...members].map((member) => member.end(new TaskRefused('closed'))));
    },
  };
}
