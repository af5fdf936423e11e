import {
  type Outcome,
  startWorkerProcess,
  type WorkerEnd,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './worker-process';

/** The options of each worker in a pool; times are in milliseconds. */
export interface PooledWorkerOptions extends WorkerProcessOptions {
  /** Maximum time of a task; then its worker is killed. */
  patience: number;
  /** The time without a task after which a worker reports that it is idle. */
  idle: number;
  /** A task that each worker runs before it counts as ready; its result is discarded. */
  warmUp?: unknown;
}

/**
 * Why a pool refused a task: `full` (no room for anybody), `crowded` (too many tasks of this caller), `gone` (the
 * caller left), `slow` (the task took too long), `large` (it took too much memory) or `closed` (the server is
 * stopping).
 */
export class TaskRefused extends Error {
  constructor(readonly reason: 'full' | 'crowded' | 'gone' | 'slow' | 'large' | 'closed') {
    super(`task refused: ${reason}`);
  }
}

/** A task and the callback for its outcome. */
export interface Job {
  task: unknown;
  /** Called once, with the outcome. */
  settle: (outcome: Outcome) => void;
}

interface Events {
  onFree: () => void;
  /** Called after `idle` milliseconds without a task. */
  onIdle: () => void;
  /** Called with the reason when the worker ended before it was ready. */
  onGone: (failure?: Error) => void;
}

/** One worker process and its current task. Neither its timers nor its process keep an otherwise idle server alive. */
export class PooledWorker {
  /** Resolves when the warm-up task is done or has failed. */
  readonly ready: Promise<void>;
  isWarming = false;
  private readonly process: WorkerProcess;
  private job: Job | undefined;
  /** True from the moment the process is known to end. */
  private isEnding = false;
  private readonly ended: Promise<void>;
  /** Why the process ended before it was ready. */
  private failure: Error | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PooledWorkerOptions,
    private readonly events: Events,
  ) {
    let setEnded = () => {};
    this.ended = new Promise((done) => {
      setEnded = done;
    });
    this.process = startWorkerProcess(options, {
      onAnswer: (outcome) => {
        this.settle(outcome);
        this.rest();
        events.onFree();
      },
      onEnd: (end) => {
        clearTimeout(this.timer);
        this.isEnding = true;
        this.settle({ error: asError(end) });
        setEnded();
        events.onGone(this.failure);
      },
    });
    this.process.hold(false);
    this.ready = options.warmUp === undefined ? Promise.resolve() : this.warmUp(options.warmUp);
    if (options.warmUp === undefined) this.rest();
  }

  get isFree() {
    return this.job === undefined && !this.isEnding && this.process.isAlive();
  }

  take(job: Job) {
    this.job = job;
    this.process.hold(true);
    this.after(this.options.patience, () => void this.end(new TaskRefused('slow')));
    this.process.send(job.task);
  }

  /** Starts the idle time again; a task has its own limit. */
  rest() {
    if (this.isFree) this.after(this.options.idle, this.events.onIdle);
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
    clearTimeout(this.timer);
    this.settle({ error: reason });
    this.process.hold(true);
    this.process.kill();
    await this.ended;
  }

  private settle(outcome: Outcome) {
    this.job?.settle(outcome);
    this.job = undefined;
    this.process.hold(false);
  }

  private after(time: number, act: () => void) {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, time).unref();
  }
}

function asError({ isOutOfMemory, said }: WorkerEnd): Error {
  if (isOutOfMemory) return new TaskRefused('large');
  return new Error(
    'the worker ended before its task was done',
    said ? { cause: new Error(said) } : undefined,
  );
}
