import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { mostDismissals } from '../../../shared/dismissals/schemas';
import { dismissals } from '../../../shared/dismissals/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { type Given, statement, type Value } from '../database/statement';

const { about, createdAt, userId } = dismissals;

const all = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db.select({ about }).from(dismissals).where(eq(userId, owner)).orderBy(asc(about)),
);

/** The suggestions that the account has hidden. */
export async function listDismissals(db: Db, owner: Owner): Promise<string[]> {
  const rows = await all(db, { owner });
  return rows.map((row) => row.about);
}

/** Whether an account has hidden the suggestion that an expression of SQL names. */
export const isDismissed = (owner: Value<Owner>, name: SQL): SQL =>
  sql`exists (select from ${dismissals} where ${userId} = ${owner} and ${about} = ${name})`;

/** Hides a suggestion. Above the limit, the oldest dismissal goes. */
export const insertDismissal = (db: Db, owner: Owner, hidden: string, now: Date): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx
      .insert(dismissals)
      .values({ userId: owner, about: hidden, createdAt: now })
      .onConflictDoNothing();
    const oldest = tx
      .select({ about })
      .from(dismissals)
      .where(eq(userId, owner))
      .orderBy(desc(createdAt), desc(about))
      .offset(mostDismissals);
    await tx.delete(dismissals).where(and(eq(userId, owner), inArray(about, oldest)));
    return listDismissals(tx, owner);
  });

/** Shows a suggestion again. */
export const deleteDismissal = (db: Db, owner: Owner, hidden: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.delete(dismissals).where(and(eq(userId, owner), eq(about, hidden)));
    return listDismissals(tx, owner);
  });
