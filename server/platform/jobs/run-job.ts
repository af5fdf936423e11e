import type { z } from 'zod';
import type { Db } from '../database/database';
import { FailedForGood, type Job, type JobCall, type More, type Result } from './job';
import { noProgress, type Progress } from './progress';

/** Milliseconds that a handler has to end after its time limit; then the engine stops waiting for it. */
const grace = 1_000;

/** The outcome of one run or one step. */
export type Outcome =
  | { kind: 'done'; result?: unknown }
  | { kind: 'more'; state: unknown }
  | { kind: 'failed'; error: Error; isFinal: boolean }
  /** Interrupted by a server stop; the job continues elsewhere from its previous state. */
  | { kind: 'stopped' }
  | { kind: 'cancelled' };

class TooSlow extends Error {}
class Cancelled extends Error {}
class Stopped extends Error {}

/** The arguments of a run besides the job. */
export interface Given<Deps> {
  data: unknown;
  state: unknown;
  deps: Deps;
  keep: (tx: Db, state: unknown) => Promise<void>;
  /** Creates the run's progress; call `cancel` to end the run early. */
  follow?: (cancel: () => void) => Progress;
  /** Callbacks that a server stop calls, one for each running job. */
  stops: Set<() => void>;
}

/** Runs a job, or one step of it, within its time limit. Never throws: the outcome holds the error. */
export async function runJob<Deps>(job: Job<Deps>, given: Given<Deps>): Promise<Outcome> {
  const ending = new AbortController();
  const { signal } = ending;
  const follow = given.follow ?? (() => noProgress);
  const progress = follow(() => ending.abort(new Cancelled('cancelled')));
  const stop = () => ending.abort(new Stopped('the server stops'));
  given.stops.add(stop);
  const time = startTime(job.limits.seconds, ending);
  try {
    const call = callOf(job, given, { signal, progress });
    return outcomeOf(await Promise.race([job.run(call, given.deps), time.over]), signal);
  } catch (error) {
    return failureOf(error as Error, signal);
  } finally {
    time.end();
    given.stops.delete(stop);
    await progress.end().catch(() => undefined);
  }
}

/** Aborts a handler at its time limit; `over` rejects when it has not ended after the grace period. */
function startTime(seconds: number, ending: AbortController) {
  const slow = new TooSlow(`it took longer than ${seconds} s`);
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      ending.abort(slow);
      timer = setTimeout(() => fail(slow), grace);
    }, seconds * 1_000);
  });
  return { over, end: () => clearTimeout(timer) };
}

function callOf<Deps>(
  { data, state }: Job<Deps>,
  given: Given<Deps>,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
): JobCall<z.ZodObject, z.ZodType> {
  return {
    data: read(data, given.data ?? {}),
    state: state && read(state, given.state),
    signal,
    progress: (report) => progress.report(report),
    keep: given.keep,
  };
}

/**
 * Throws `FailedForGood` for data that do not match. The message names the paths only, because the values may be
 * private.
 */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path, code }) => `${path.join('.') || 'it'} (${code})`);
  throw new FailedForGood(`its data do not fit: ${places.join(', ')}`);
}

function outcomeOf(ended: void | More<unknown> | Result, signal: AbortSignal): Outcome {
  if (!ended) return { kind: 'done' };
  if ('result' in ended) return { kind: 'done', result: ended.result };
  return signal.reason instanceof Cancelled ? { kind: 'cancelled' } : { kind: 'more', state: ended.more };
}

function failureOf(error: Error, { reason }: AbortSignal): Outcome {
  if (error instanceof FailedForGood) return { kind: 'failed', error, isFinal: true };
  if (reason instanceof Cancelled) return { kind: 'cancelled' };
  if (reason instanceof Stopped) return { kind: 'stopped' };
  return { kind: 'failed', error: reason instanceof TooSlow ? reason : error, isFinal: false };
}
