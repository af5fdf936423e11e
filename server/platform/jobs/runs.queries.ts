import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { type Given, statement, type Value } from '../database/statement';
import type { Job } from './job';
import { jobRuns } from './tables';

const { id, name, state, done, total, message, result, createdAt, updatedAt } = jobRuns;
const publicColumns = { id, name, state, done, total, message, result, createdAt, updatedAt };

const isUnfinished = inArray(jobRuns.state, ['queued', 'running']);
const isOf = (owner: Value<Owner>, runId: Value<number>) =>
  and(eq(jobRuns.id, runId), eq(jobRuns.userId, owner));

/** Resolves to the run's id. */
export async function insertRun(
  tx: Db,
  owner: Owner,
  job: Pick<Job, 'name' | 'mayBeCancelled'>,
  now: Date,
): Promise<number> {
  const { name: jobName, mayBeCancelled = true } = job;
  const times = { createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(jobRuns)
    .values({ name: jobName, mayBeCancelled, userId: owner, ...times })
    .returning({ id: jobRuns.id });
  return row?.id as number;
}

const ownRun = statement((db, { owner, runId }: Given<{ owner: Owner; runId: number }>) =>
  db.select(publicColumns).from(jobRuns).where(isOf(owner, runId)),
);

/** A run of this owner; undefined when there is none. */
export async function findRun(db: Db, owner: Owner, runId: number) {
  const [run] = await ownRun(db, { owner, runId });
  return run;
}

/**
 * Requests the cancellation of a run. A queued run ends at once; a running one is stopped by its instance. A finished
 * run, and one that may not be cancelled, stay unchanged; `isKept` is true for the latter.
 */
export async function updateCancelAsked(db: Db, owner: Owner, runId: number, now: Date) {
  const mayEnd = jobRuns.mayBeCancelled;
  const cancelled = sql`case when ${mayEnd} and ${jobRuns.state} = 'queued' then 'cancelled' else ${jobRuns.state} end`;
  const [run] = await db
    .update(jobRuns)
    .set({ isCancelAsked: sql`${isUnfinished} and ${mayEnd}`, state: cancelled, updatedAt: now })
    .where(isOf(owner, runId))
    .returning({ run: publicColumns, isKept: sql<boolean>`not ${mayEnd} and ${isUnfinished}` });
  return run;
}

/** Starts or continues a run; false when it has ended, was deleted with its owner, or is to be cancelled. */
export async function updateRunning(db: Db, runId: number, now: Date): Promise<boolean> {
  const [run] = await db
    .update(jobRuns)
    .set({
      state: sql`case when ${jobRuns.isCancelAsked} then 'cancelled' else 'running' end`,
      updatedAt: now,
    })
    .where(and(eq(jobRuns.id, runId), isUnfinished))
    .returning({ state: jobRuns.state });
  return run?.state === 'running';
}

/** Whether a run may continue: it is not cancelled and its owner still exists. */
export async function mayGoOn(db: Db, runId: number): Promise<boolean> {
  const [run] = await db
    .select({ isCancelAsked: jobRuns.isCancelAsked })
    .from(jobRuns)
    .where(eq(jobRuns.id, runId));
  return run?.isCancelAsked === false;
}

/** Writes a run's progress or its end. A finished run stays unchanged. */
export const updateRun = (
  db: Db,
  runId: number,
  changes: Partial<Pick<typeof jobRuns.$inferInsert, 'state' | 'done' | 'total' | 'message' | 'result'>>,
  now: Date,
) =>
  db
    .update(jobRuns)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(jobRuns.id, runId), isUnfinished));

/**
 * Marks unfinished runs as failed that had no update since a time and whose job is gone: its process died in the last
 * attempt.
 */
export const failDeadRuns = (db: Db, silentSince: Date) =>
  db
    .update(jobRuns)
    .set({ state: 'failed' })
    .where(
      and(
        isUnfinished,
        lt(jobRuns.updatedAt, silentSince),
        sql`not exists (select from pgboss.job where state in ('created', 'retry', 'active')
          and (data ->> '$run')::int = ${jobRuns.id})`,
      ),
    );

/** Deletes the runs of one job without an update since a time. */
export const deleteRunsOf = (db: Db, job: Pick<Job, 'name'>, silentSince: Date) =>
  db.delete(jobRuns).where(and(eq(jobRuns.name, job.name), lt(jobRuns.updatedAt, silentSince)));

/** Deletes the runs without an update since a time. */
export const deleteOldRuns = (db: Db, silentSince: Date) =>
  db.delete(jobRuns).where(lt(jobRuns.updatedAt, silentSince));
