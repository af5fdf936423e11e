import type { Db } from '../database/database';
import { insertSchedule, listDue, takeDue } from './schedule.queries';

/** When a job is enqueued by itself: again and again, or once a day at a full hour (UTC). */
export type Schedule = { everySeconds: number } | { atHour: number };

const day = 24 * 60 * 60 * 1_000;
const hour = 60 * 60 * 1_000;

/** The first time after `now`. What was missed meanwhile is not made up for. */
export function nextTime(schedule: Schedule, now: Date): Date {
  if ('everySeconds' in schedule) return new Date(now.getTime() + schedule.everySeconds * 1_000);
  const today = Math.floor(now.getTime() / day) * day + schedule.atHour * hour;
  return new Date(today > now.getTime() ? today : today + day);
}

/** A job that has a schedule, by name. */
export interface Scheduled {
  name: string;
  schedule: Schedule;
}

/** Makes the rows that are missing, due at once, and brings forward those that a longer schedule had put off. */
export async function prepareSchedules(db: Db, jobs: readonly Scheduled[], now: Date): Promise<void> {
  for (const { name, schedule } of jobs) await insertSchedule(db, name, now, nextTime(schedule, now));
}

/** Takes each job that is due and hands it to `enqueue` in the same transaction: of several instances one does. Resolves to their names. */
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
