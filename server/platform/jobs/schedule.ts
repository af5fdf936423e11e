import type { Db } from '../database/database';
import { insertSchedule, listDue, takeDue } from './schedule.queries';

/** When a job is enqueued automatically: at an interval, or once a day at a full hour (UTC). */
export type Schedule = { everySeconds: number } | { atHour: number };

const day = 24 * 60 * 60 * 1_000;
const hour = 60 * 60 * 1_000;

/** The next time after `now`. Missed times are skipped. */
export function nextTime(schedule: Schedule, now: Date): Date {
  if ('everySeconds' in schedule) return new Date(now.getTime() + schedule.everySeconds * 1_000);
  const today = Math.floor(now.getTime() / day) * day + schedule.atHour * hour;
  return new Date(today > now.getTime() ? today : today + day);
}

/** A scheduled job, by name. */
export interface Scheduled {
  name: string;
  schedule: Schedule;
}

/** Inserts the missing rows, due at once, and brings forward rows that a longer schedule had postponed. */
export async function prepareSchedules(db: Db, jobs: readonly Scheduled[], now: Date): Promise<void> {
  for (const { name, schedule } of jobs) await insertSchedule(db, name, now, nextTime(schedule, now));
}

/**
 * Claims each due job and passes it to `enqueue` in the same transaction, so that only one instance enqueues it.
 * Resolves to the names.
 */
export async function enqueueDue(
  db: Db,
  jobs: readonly Scheduled[],
  now: Date,
  enqueue: (tx: Db, name: string) => Promise<void>,
): Promise<string[]> {
  const due = new Set(await listDue(db, now));
  const taken: string[] = [];
  for (const { name, schedule } of jobs.filter((job) => due.has(job.name))) {
    await db.transaction(async (tx) => {
      if (!(await takeDue(tx, name, now, nextTime(schedule, now)))) return;
      await enqueue(tx, name);
      taken.push(name);
    });
  }
  return taken;
}
