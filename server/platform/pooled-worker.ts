import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The options of each worker in a pool; times are in milliseconds. */
export interface PooledWorkerOptions {
  /** The module that each worker runs (see `answerTasks`): JavaScript, or TypeScript where tsx is installed. */
  file: URL;
  worker?: WorkerOptions;
  /** Maximum time of a task; then its worker is terminated. */
  patience: number;
  /** The time without a task after which a worker reports that it is idle. */
  idle: number;
  /** A task that each worker runs before it counts as ready; its result is discarded. */
  warmUp?: unknown;
}

/**
 * Why a pool refused a task: `full` (no room for anybody), `crowded` (too many tasks of this caller), `gone` (the
 * caller left), `slow` (the task took too long) or `closed` (the server is stopping).
 */
export class TaskRefused extends Error {
  constructor(readonly reason: 'full' | 'crowded' | 'gone' | 'slow' | 'closed') {
    super(`task refused: ${reason}`);
  }
}

/** The message that a worker sends back for a task. */
export type Outcome = { result: unknown } | { error: Error };

/** A task and the callback for its outcome. */
export interface Job {
  task: unknown;
  /** Called once, with the outcome. */
  settle: (outcome: Outcome) => void;
}

/** A worker does not inherit the TypeScript loader of development and tests, so it registers its own. */
function startWorker({ file, worker }: PooledWorkerOptions): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, worker);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); })`;
  return new Worker(load, { ...worker, eval: true });
}

interface Events {
  onFree: () => void;
  /** Called after `idle` milliseconds without a task. */
  onIdle: () => void;
  /** Called with the reason when the worker ended before it was ready. */
  onGone: (failure?: Error) => void;
}

/** One worker thread and its current task. Neither its timers nor its thread keep an otherwise idle process alive. */
export class PooledWorker {
  /** Resolves when the warm-up task is done or has failed. */
  readonly ready: Promise<void>;
  isWarming = false;
  private readonly worker: Worker;
  private job: Job | undefined;
  /** True from the moment the thread is known to end. */
  private isEnding = false;
  /** Why the thread ended before it was ready. */
  private failure: Error | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PooledWorkerOptions,
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
      this.isEnding = true;
      this.settle({ error: new Error('the worker ended before its task was done') });
      onGone(this.failure);
    });
    this.ready = options.warmUp === undefined ? Promise.resolve() : this.warmUp(options.warmUp);
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

  private warmUp(task: unknown) {
    this.isWarming = true;
    return new Promise<void>((done) => {
      const settle = (outcome: Outcome) => {
        this.isWarming = false;
        if (this.isEnding && 'error' in outcome)
          this.failure = new Error('a worker did not start', { cause: outcome.error });
        done();
      };
      this.take({ task, settle });
    });
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
