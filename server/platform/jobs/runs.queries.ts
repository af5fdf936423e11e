import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { jobRuns } from './tables';

const { id, name, state, done, total, message, result, createdAt, updatedAt } = jobRuns;
const publicColumns = { id, name, state, done, total, message, result, createdAt, updatedAt };

const isUnfinished = inArray(jobRuns.state, ['queued', 'running']);
const isOf = (owner: Owner, runId: number) => and(eq(jobRuns.id, runId), eq(jobRuns.userId, owner));

/** Resolves to the run's id. */
export async function insertRun(tx: Db, owner: Owner, jobName: string, now: Date): Promise<number> {
  const times = { createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(jobRuns)
    .values({ name: jobName, userId: owner, ...times })
    .returning({ id: jobRuns.id });
  return row?.id as number;
}

/** A run of this owner. */
export async function findRun(db: Db, owner: Owner, runId: number) {
  const [run] = await db.select(publicColumns).from(jobRuns).where(isOf(owner, runId));
  return run;
}

/** Asks the instance that does it to stop; what has not begun ends here, and what has ended stays as it is. */
export async function updateCancelAsked(db: Db, owner: Owner, runId: number, now: Date) {
  const cancelled = sql`case ${jobRuns.state} when 'queued' then 'cancelled' else ${jobRuns.state} end`;
  const [run] = await db
    .update(jobRuns)
    .set({ isCancelAsked: sql`${isUnfinished}`, state: cancelled, updatedAt: now })
    .where(isOf(owner, runId))
    .returning(publicColumns);
  return run;
}

/** Begins, or goes on with, a run; false when it has ended, its owner with it, or is to be cancelled. */
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

/** Whether a run is to go on: nobody has cancelled it, and its owner is still there. */
export async function mayGoOn(db: Db, runId: number): Promise<boolean> {
  const [run] = await db
    .select({ isCancelAsked: jobRuns.isCancelAsked })
    .from(jobRuns)
    .where(eq(jobRuns.id, runId));
  return run?.isCancelAsked === false;
}

/** Writes how far a run has come, or how it ended. What has ended stays as it is. */
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

/** Removes runs that nothing has been heard of since a time. */
export const deleteOldRuns = (db: Db, silentSince: Date) =>
  db.delete(jobRuns).where(lt(jobRuns.updatedAt, silentSince));
