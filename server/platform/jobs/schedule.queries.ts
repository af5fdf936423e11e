import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { jobSchedule } from './tables';

/** A new row is due at `first`; an existing row is due at `latest` or earlier. */
export const insertSchedule = (db: Db, name: string, first: Date, latest: Date) =>
  db
    .insert(jobSchedule)
    .values({ name, nextAt: first })
    .onConflictDoUpdate({
      target: jobSchedule.name,
      set: { nextAt: sql`least(${jobSchedule.nextAt}, ${latest.toISOString()}::timestamptz)` },
    });

/** The names of the due rows, which may include jobs of another version. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ name: jobSchedule.name })
    .from(jobSchedule)
    .where(lte(jobSchedule.nextAt, now));
  return rows.map(({ name }) => name);
}

/** Postpones a due row; false when another instance was faster. Waits while another instance writes the row. */
export async function takeDue(tx: Db, name: string, now: Date, next: Date): Promise<boolean> {
  const taken = await tx
    .update(jobSchedule)
    .set({ nextAt: next })
    .where(and(eq(jobSchedule.name, name), lte(jobSchedule.nextAt, now)))
    .returning({ name: jobSchedule.name });
  return taken.length > 0;
}
