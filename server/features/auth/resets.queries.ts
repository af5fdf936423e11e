import { and, eq, gt } from 'drizzle-orm';
import { passwordResets, type User, users } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import { publicColumns } from './auth.queries';

export const insertReset = (db: Db, reset: typeof passwordResets.$inferInsert) =>
  db.insert(passwordResets).values(reset);

/** The account whose password a link may set; undefined when the link is no longer valid. */
export async function findResetOwner(db: Db, tokenHash: string, now: Date): Promise<User | undefined> {
  const [owner] = await db
    .select(publicColumns)
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return owner;
}

/** Deletes a valid link and resolves to its owner, so that it works once only. */
export async function takeReset(db: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const [reset] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return reset?.userId;
}

export const deleteResets = (db: Db, userId: number) =>
  db.delete(passwordResets).where(eq(passwordResets.userId, userId));
