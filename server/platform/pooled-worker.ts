import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What each worker of a pool is and does; times in milliseconds. */
export interface PooledWorkerOptions {
  /** The module that each worker runs (see `answerTasks`): JavaScript, or TypeScript where tsx is installed. */
  file: URL;
  worker?: WorkerOptions;
  /** What a task may take before its worker is ended. */
  patience: number;
  /** How long a worker has nothing to do before it says so. */
  idle: number;
  /** A task that each worker does before it counts as ready; what comes of it is nobody's. */
  warmUp?: unknown;
}

/**
 * Why a pool gave a task up: it had no room for it or for one more of its caller, its caller went away, it took too
 * long, or the server is stopping.
 */
export class TaskRefused extends Error {
  constructor(readonly reason: 'full' | 'crowded' | 'gone' | 'slow' | 'closed') {
    super(`task refused: ${reason}`);
  }
}

/** What a worker sends back for a task. */
export type Outcome = { result: unknown } | { error: Error };

/** A task and who waits for it. */
export interface Job {
  task: unknown;
  /** Once, with what came of it. */
  settle: (outcome: Outcome) => void;
}

/** A worker does not inherit the loader of TypeScript that development and tests run with, so it gets its own. */
function startWorker({ file, worker }: PooledWorkerOptions): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, worker);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); })`;
  return new Worker(load, { ...worker, eval: true });
}

interface Events {
  onFree: () => void;
  /** With nothing to do for as long as the options say. */
  onIdle: () => void;
  /** With the reason, if it ended before it was ready. */
  onGone: (failure?: Error) => void;
}

/** One worker and what it is at. Its timers and its thread keep no process alive that has nothing else to do. */
export class PooledWorker {
  /** Once it has done the task that warms it up, or has failed. */
  readonly ready: Promise<void>;
  isWarming = false;
  private readonly worker: Worker;
  private job: Job | undefined;
  /** From when it is known that the thread ends until it has ended. */
  private isEnding = false;
  /** Why it ends without having been ready. */
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
