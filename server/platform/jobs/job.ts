import type { z } from 'zod';
import type { Message } from '../../../shared/message';
import type { Db } from '../database/database';
import type { Schedule } from './schedule';

/** The limits of a job's work. What fails or is interrupted is tried again. */
export interface JobLimits {
  /** Seconds for one run, or for one step of a long job; then it is aborted, and counts as failed. */
  seconds: number;
  /**
   * Seconds after which a job whose process died is taken up again, at most 6 s later; `seconds` and 5 more unless
   * said. Fewer only for a handler that ends its work earlier by itself.
   */
  expireInSeconds?: number;
  /** Jobs fetched, and done side by side, at once by each worker: 1 unless said. */
  batchSize?: number;
  /** In each instance: 1 unless said. */
  workers?: number;
  /** How often, and after how many seconds (doubling with `backoff`), a job is tried again; a step that succeeds begins the count anew. 1,000 times, a second apart, unless said. */
  retries?: { limit: number; delay: number; backoff?: boolean };
}

/** How far a job has come; what is left out stays as it was. */
export interface Report {
  done?: number;
  /** Null as long as nobody knows. */
  total?: number | null;
  message?: Message;
}

/** The end of a step: the job goes on with this state. */
export interface More<State> {
  more: State;
}

/** The end of a job, with what its screen is shown. */
export interface Result {
  result: unknown;
}

/** What a job's `run` gets. */
export interface JobCall<Data extends z.ZodObject, State extends z.ZodType> {
  data: z.output<Data>;
  /** What the step before left; at first what the schema makes of `undefined`. */
  state: z.output<State>;
  /** Aborted when the time is over, when the job's owner cancels it, and when the server stops. */
  signal: AbortSignal;
  /** Written a few times a second at most, where a screen follows the job; nothing otherwise. */
  progress: (report: Report) => Promise<void>;
  /**
   * Stores the state within the transaction that does the step's work, so that both are there or neither; throws when
   * the job was taken over by another instance. `more` with the same state follows.
   */
  keep: (tx: Db, state: z.input<State>) => Promise<void>;
}

/**
 * Work that happens after the answer. `run` may be called again after a crash: what it does must be the same when done
 * twice. A long job goes in steps: `run` does a little (on the embedded database, which stands still meanwhile, no
 * statement above 200 ms), and returns `more(state)`. The state is stored before the next step, which may run in another
 * instance; so the job goes on after `kill -9` where it stood, repeating one step at most, and none whose writes and
 * `keep` were one transaction. Between two steps other jobs of the same name have their turn.
 */
export interface Job<
  Deps = never,
  Data extends z.ZodObject = z.ZodObject,
  State extends z.ZodType = z.ZodType,
> {
  /** The name of its queue: for ever, since jobs of the version before wait under it. */
  name: string;
  /** What it is enqueued with. Data that do not fit when they are read fail the job for good. */
  data: Data;
  /** What one step leaves to the next. */
  state?: State;
  limits: JobLimits;
  /** When it is enqueued by itself, with `{}` and by one instance. */
  schedule?: Schedule;
  // A method, so that jobs of different data fit into one list.
  run(call: JobCall<Data, State>, deps: Deps): Promise<void | More<z.input<State>> | Result>;
}

/** States a job. A scheduled one must do without data. */
export function defineJob<Deps, Data extends z.ZodObject, State extends z.ZodType = z.ZodUndefined>(
  job: Job<Deps, Data, State>,
): Job<Deps, Data, State> {
  if (job.schedule && !job.data.safeParse({}).success) {
    throw new Error(`The scheduled job ${job.name} needs data`);
  }
  return job;
}

/** Ends a step of a long job. */
export const more = <State>(state: State): More<State> => ({ more: state });

/** Thrown by a job that would fail again however often it is tried. */
export class FailedForGood extends Error {}
