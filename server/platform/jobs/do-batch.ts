import type PgBoss from 'pg-boss';
import { isDatabaseAway } from '../database/away';
import type { Db } from '../database/database';
import { insist } from '../database/insist';
import { renewStatistics } from '../database/statistics';
import { type Envelope, failJob, type Fetched, fetchJobs, giveBack, keepState, type Queues } from './boss';
import type { Job } from './job';
import { followRun } from './progress';
import { type Outcome, runJob } from './run-job';
import { updateRun, updateRunning } from './runs.queries';

/** Receives an error and the job that caused it. */
export type OnError = (error: Error, about?: { job: string; id: string; isFinal: boolean }) => void;

/** Everything that the execution of jobs needs. */
export interface Engine extends Queues {
  db: Db;
  now: () => Date;
  onError: OnError;
  /** Callbacks that a server stop calls, one for each running job. */
  stops: Set<() => void>;
}

/** Fetches due jobs, runs them concurrently and settles each; resolves to the number of jobs. */
export async function doBatch<Deps>(
  engine: Engine,
  job: Job<Deps>,
  deps: Deps,
  options: PgBoss.FetchOptions,
) {
  const fetched = await fetchJobs(engine, job.name, options);
  const outcomes = await Promise.all(fetched.map((each) => doOne(engine, job, deps, each)));
  const isOver = ({ kind }: Outcome) => kind === 'done' || kind === 'cancelled';
  const over = fetched.filter((_each, index) => isOver(outcomes[index] as Outcome)).map(({ id }) => id);
  const settling: Promise<unknown>[] = [];
  if (over.length > 0) settling.push(insist(() => engine.boss.complete(job.name, over)));
  for (const [index, each] of fetched.entries()) {
    const outcome = outcomes[index] as Outcome;
    if (!isOver(outcome)) settling.push(settle(engine, job.name, each, outcome));
  }
  // Every write completes, even when another one fails.
  const settled = await Promise.allSettled(settling);
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  return fetched.length;
}

/** Returns an unfinished job to its queue or records its failure. */
async function settle(engine: Engine, queue: string, fetched: Fetched, outcome: Outcome) {
  if (outcome.kind === 'more') {
    await renewStatistics(engine.db);
    await giveBack(engine, queue, fetched, { state: outcome.state });
  }
  if (outcome.kind === 'stopped') await giveBack(engine, queue, fetched);
  if (outcome.kind !== 'failed') return;
  const { error, isFinal } = outcome;
  if (!isDatabaseAway(error)) engine.onError(error, { job: queue, id: fetched.id, isFinal });
  const mayGoOn = isSpared(outcome, fetched);
  await failJob(engine, queue, fetched, { message: error.message, isFinal, mayGoOn });
}

/** Consecutive failures that may be caused by lost connections; the pauses between them grow to minutes. */
const mostBroken = 8;

/** Whether a failure does not count toward the retry limit, because the step lost its database connection. */
const isSpared = (outcome: Outcome, { retryCount }: Fetched) =>
  outcome.kind === 'failed' && !outcome.isFinal && retryCount < mostBroken && isDatabaseAway(outcome.error);

/** Runs one job, or one step of it. Never throws, so that the other jobs of the batch are settled in any case. */
async function doOne<Deps>(engine: Engine, job: Job<Deps>, deps: Deps, fetched: Fetched): Promise<Outcome> {
  const { $state: state, $step: _step, $run: runId, ...data } = (fetched.data ?? {}) as Envelope;
  const { db, now, onError, stops } = engine;
  const given = {
    data,
    state,
    deps,
    stops,
    keep: (tx: Db, next: unknown) => keepState(tx, job.name, fetched, next),
  };
  try {
    if (runId === undefined) return await runJob(job, given);
    if (!(await updateRunning(db, runId, now()))) return { kind: 'cancelled' };
    const follow = (onCancel: () => void) => followRun({ db, runId, now, onCancel, onError });
    const outcome = await runJob(job, { ...given, follow });
    const end = endOf(outcome, fetched);
    if (end) await insist(() => updateRun(db, runId, end, now()));
    return outcome;
  } catch (error) {
    return { kind: 'failed', error: error as Error, isFinal: false };
  }
}

/** The final state of the run's row; undefined while the run continues. */
function endOf(outcome: Outcome, fetched: Fetched) {
  const isUsedUp = fetched.retryCount >= fetched.retryLimit && !isSpared(outcome, fetched);
  if (outcome.kind === 'done') return { state: 'done' as const, result: outcome.result ?? null };
  if (outcome.kind === 'cancelled') return { state: 'cancelled' as const };
  const isLast = outcome.kind === 'failed' && (outcome.isFinal || isUsedUp);
  return isLast ? { state: 'failed' as const } : undefined;
}
