import { Worker, type WorkerOptions } from 'node:worker_threads';

/** How a pool works; times in milliseconds. */
export interface PoolOptions {
  /** The module that each worker runs (see `answerTasks`): JavaScript, or TypeScript where tsx is installed. */
  file: URL;
  worker?: WorkerOptions;
  /** Most tasks at work at once. */
  size: number;
  /** Most tasks that may wait for their turn. */
  waiting: number;
  /** What a task may take before its worker is ended. */
  patience: number;
  /** How long a worker with nothing to do is kept, unless it is the last one. */
  idle: number;
}

/** Why a pool gave a task up: it had no room for it, it took too long, or the server is stopping. */
export class TaskRefused extends Error {
  constructor(readonly reason: 'full' | 'slow' | 'closed') {
    super(`task refused: ${reason}`);
  }
}

/** Runs heavy work off the thread that answers requests. */
export interface WorkerPool<Task, Result> {
  /** Throws `TaskRefused`, or what the worker threw. */
  run(task: Task): Promise<Result>;
  /** Ends all workers; what is under way fails. */
  close(): Promise<void>;
}

/** What a worker sends back for a task. */
export type Outcome = { result: unknown } | { error: Error };

interface Job {
  task: unknown;
  /** Once, with what came of it. */
  settle: (outcome: Outcome) => void;
}

/** A pool whose workers are started when there is work and reused; all but one end when there has been none for a while. */
export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const members = new Set<Member>();
  const queue: Job[] = [];

  function start(): Member {
    const member = new Member(options, {
      onFree: handOut,
      onIdle: () => {
        if (members.size > 1 && members.delete(member)) void member.end(new TaskRefused('closed'));
      },
      onGone: () => {
        members.delete(member);
        handOut();
      },
    });
    members.add(member);
    return member;
  }
  function handOut() {
    while (queue.length > 0) {
      const free = [...members].find((member) => member.isFree);
      if (!free && members.size >= options.size) return;
      (free ?? start()).take(queue.shift() as Job);
    }
  }
  return {
    run: (task) =>
      new Promise<Result>((done, fail) => {
        if (queue.length >= options.waiting) return fail(new TaskRefused('full'));
        const settle = (outcome: Outcome) =>
          'error' in outcome ? fail(outcome.error) : done(outcome.result as Result);
        queue.push({ task, settle });
        handOut();
      }),
    async close() {
      for (const { settle } of queue.splice(0)) settle({ error: new TaskRefused('closed') });
      await Promise.all([...members].map((member) => member.end(new TaskRefused('closed'))));
    },
  };
}

/** A worker does not inherit the loader of TypeScript that development and tests run with, so it gets its own. */
function startWorker({ file, worker }: PoolOptions): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, worker);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); })`;
  return new Worker(load, { ...worker, eval: true });
}

interface Events {
  onFree: () => void;
  /** With nothing to do for as long as the options say. */
  onIdle: () => void;
  onGone: () => void;
}

/** One worker and what it is at. Its timers and its thread keep no process alive that has nothing else to do. */
class Member {
  private readonly worker: Worker;
  private job: Job | undefined;
  /** From when it is known that the thread ends until it has ended. */
  private isEnding = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PoolOptions,
    { onFree, onIdle, onGone }: Events,
  ) {
    this.worker = startWorker(options);
    this.worker.unref();
    this.worker.on('message', (outcome: Outcome) => {
      this.settle(outcome);
      this.after(options.idle, onIdle);
      onFree();
    });
    this.worker.on('error', (error) => {
      this.isEnding = true;
      this.settle({ error: error as Error });
    });
    this.worker.on('exit', () => {
      clearTimeout(this.timer);
      this.settle({ error: new Error('the worker ended before its task was done') });
      onGone();
    });
  }

  get isFree() {
    return this.job === undefined && !this.isEnding;
  }

  take(job: Job) {
    this.job = job;
    this.worker.ref();
    this.after(this.options.patience, () => void this.end(new TaskRefused('slow')));
    this.worker.postMessage(job.task);
  }

  async end(reason: Error) {
    this.isEnding = true;
    this.settle({ error: reason });
    await this.worker.terminate();
  }

  private settle(outcome: Outcome) {
    this.job?.settle(outcome);
    this.job = undefined;
    this.worker.unref();
  }

  private after(time: number, act: () => void) {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, time).unref();
  }
}
