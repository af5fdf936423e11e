import type { z } from 'zod';
import type { Message } from '../../../shared/message';
import type { Db } from '../database/database';
import type { Schedule } from './schedule';

/** The limits of a job. A failed or interrupted run is retried. */
export interface JobLimits {
  /** Maximum seconds of one run, or of one step of a long job; then it is aborted and counts as failed. */
  seconds: number;
  /**
   * Seconds after which the job of a dead process is retried, with a delay of at most 6 s; by default `seconds` + 5.
   * Set a smaller value only for a handler that ends earlier by itself.
   */
  expireInSeconds?: number;
  /** Number of jobs that each worker fetches and runs concurrently; 1 by default. */
  batchSize?: number;
  /** Number of workers in each instance; 1 by default. */
  workers?: number;
  /**
   * Maximum number of retries and the seconds before each (doubled each time with `backoff`); a successful step resets
   * the count. By default 1,000 retries, one second apart.
   */
  retries?: { limit: number; delay: number; backoff?: boolean };
}

/** The progress of a job; omitted fields keep their value. */
export interface Report {
  done?: number;
  /** Null while it is unknown. */
  total?: number | null;
  message?: Message;
}

/** The end of a step: the job continues with this state. */
export interface More<State> {
  more: State;
}

/** The end of a job, with the result for the screen that follows it. */
export interface Result {
  result: unknown;
}

/** The arguments of a job's `run`. */
export interface JobCall<Data extends z.ZodObject, State extends z.ZodType> {
  data: z.output<Data>;
  /** The state from the previous step; in the first step the schema's output for `undefined`. */
  state: z.output<State>;
  /** Aborted when the time limit is reached, when the job's owner cancels it, or when the server stops. */
  signal: AbortSignal;
  /** Reports progress to the job's row, at most about three times a second; does nothing when the job has no row. */
  progress: (report: Report) => Promise<void>;
  /**
   * Stores the state in the transaction of the step's own writes, so that both are committed or neither; throws when
   * another instance took the job over. Return `more` with the same state afterwards.
   */
  keep: (tx: Db, state: z.input<State>) => Promise<void>;
}

/**
 * A background job. `run` may be called again after a crash, so it must be idempotent. A long job runs in steps: each
 * call does a little work (on the embedded database, which blocks meanwhile, no statement above 200 ms) and returns
 * `more(state)`. The state is stored before the next step, which may run in another instance, so the job continues
 * after `kill -9`. It repeats at most one step, and none when the step's writes and `keep` share a transaction. Other
 * jobs of the same name run between two steps.
 */
export interface Job<
  Deps = never,
  Data extends z.ZodObject = z.ZodObject,
  State extends z.ZodType = z.ZodType,
> {
  /** The queue name. Never change it: jobs of the previous version wait under it. */
  name: string;
  /** The schema of the job's data. Stored data that do not match it fail the job without a retry. */
  data: Data;
  /** The schema of the state that one step passes to the next. */
  state?: State;
  limits: JobLimits;
  /** Whether its owner may cancel it (`jobs.start`); true by default, false for work that must not stop halfway. */
  mayBeCancelled?: boolean;
  /** When one instance enqueues it automatically, with `{}` as data. */
  schedule?: Schedule;
  // Declared as a method, so that jobs with different data fit into one list.
  run(call: JobCall<Data, State>, deps: Deps): Promise<void | More<z.input<State>> | Result>;
}

/** Defines a job. A scheduled job must accept empty data. */
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

/** Thrown by a job that no retry can complete. */
export class FailedForGood extends Error {}
