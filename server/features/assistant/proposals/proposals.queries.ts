import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { proposals, type StoredProposal } from '../../../../shared/assistant/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Whose proposals: an account's, of one of its members. */
export interface Whose {
  owner: Owner;
  member: number;
}

const isTheirs = ({ owner, member }: Whose) =>
  and(eq(proposals.userId, owner), eq(proposals.memberId, member));

const isOne = (whose: Whose, id: string) => and(isTheirs(whose), eq(proposals.id, id));

export async function insertProposal(
  db: Db,
  { owner, member }: Whose,
  given: Omit<typeof proposals.$inferInsert, 'userId' | 'memberId'>,
): Promise<StoredProposal> {
  const [row] = await db
    .insert(proposals)
    .values({ ...given, userId: owner, memberId: member })
    .returning();
  return row as StoredProposal;
}

export async function findProposal(db: Db, whose: Whose, id: string): Promise<StoredProposal | undefined> {
  const [row] = await db.select().from(proposals).where(isOne(whose, id));
  return row;
}

/** Those that can still be confirmed, the newest first. */
export const listOpenProposals = (db: Db, whose: Whose, now: Date): PromiseLike<StoredProposal[]> =>
  db
    .select()
    .from(proposals)
    .where(and(isTheirs(whose), eq(proposals.state, 'open'), gt(proposals.expiresAt, now)))
    .orderBy(desc(proposals.createdAt))
    .limit(50);

/** Moves one that is open and not expired to another state, once; undefined if it is not. */
export async function closeProposal(
  db: Db,
  whose: Whose,
  id: string,
  state: StoredProposal['state'],
  now: Date,
): Promise<StoredProposal | undefined> {
  const [row] = await db
    .update(proposals)
    .set({ state })
    .where(and(isOne(whose, id), eq(proposals.state, 'open'), gt(proposals.expiresAt, now)))
    .returning();
  return row;
}

/** Notes what became of one. */
export async function settleProposal(
  db: Db,
  whose: Whose,
  id: string,
  became: Partial<Pick<StoredProposal, 'state' | 'done' | 'result'>>,
): Promise<StoredProposal> {
  const [row] = await db.update(proposals).set(became).where(isOne(whose, id)).returning();
  return row as StoredProposal;
}

/** Deletes those that had expired at a time, whatever became of them. */
export const deleteExpiredProposals = (db: Db, before: Date): PromiseLike<unknown> =>
  db.delete(proposals).where(lt(proposals.expiresAt, before));
