import { and, eq, sql } from 'drizzle-orm';
import {
  marketingPublicationAttempts,
  marketingPublications,
} from '../../../../shared/marketing/publications/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { followCampaign } from './follow-campaign.queries';
import { type PublicationEvent, statusAfter } from './transitions';

export type StoredPublication = typeof marketingPublications.$inferSelect;
type Attempt = typeof marketingPublicationAttempts.$inferSelect;

/** What changes with a status. */
export type Changes = Partial<
  Omit<StoredPublication, 'id' | 'userId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** A publication of an owner, locked until the end of the transaction; undefined when there is none. */
export async function lockPublication(
  tx: Db,
  owner: Owner,
  id: number,
): Promise<StoredPublication | undefined> {
  const [row] = await tx
    .select()
    .from(marketingPublications)
    .where(and(eq(marketingPublications.id, id), eq(marketingPublications.userId, owner)))
    .for('update');
  return row;
}

/** A publication that no other instance is working on, locked; undefined when one is. */
export async function takePublication(tx: Db, id: number): Promise<StoredPublication | undefined> {
  const [row] = await tx
    .select()
    .from(marketingPublications)
    .where(eq(marketingPublications.id, id))
    .for('update', { skipLocked: true });
  return row;
}

/** Thrown where the table of transitions has no row for an event. */
export class NoTransition extends Error {}

/** Moves a locked publication on, and its campaign with it; throws `NoTransition` where the event cannot happen. */
export async function movePublication(
  tx: Db,
  { id, campaignId, status, userId }: StoredPublication,
  event: PublicationEvent,
  changes: Changes,
  now: Date,
): Promise<StoredPublication> {
  const next = statusAfter(status, event);
  if (!next) throw new NoTransition(`${status} knows no "${event}"`);
  const row = await changePublication(tx, { id, userId, status }, { ...changes, status: next }, now);
  if (!row) throw new NoTransition(`publication ${id} was ${status} no longer`);
  await followCampaign(tx, campaignId);
  return row;
}

/** Changes a publication that stays where it is. */
export const editPublication = (tx: Db, row: StoredPublication, changes: Changes, now: Date) =>
  changePublication(tx, row, changes, now);

async function changePublication(
  tx: Db,
  { id, userId, status }: Pick<StoredPublication, 'id' | 'userId' | 'status'>,
  changes: Changes & { status?: StoredPublication['status'] },
  now: Date,
): Promise<StoredPublication | undefined> {
  const { version } = marketingPublications;
  const [row] = await tx
    .update(marketingPublications)
    .set({ ...changes, updatedAt: now, version: sql`${version} + 1` })
    .where(
      and(
        eq(marketingPublications.id, id),
        eq(marketingPublications.userId, userId),
        eq(marketingPublications.status, status),
      ),
    )
    .returning();
  return row;
}

/** Begins a line in the ledger; resolves to its id. */
export async function openAttempt(
  tx: Db,
  { id, userId }: Pick<StoredPublication, 'id' | 'userId'>,
  kind: Attempt['kind'],
  startedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(marketingPublicationAttempts)
    .values({ userId, publicationId: id, kind, startedAt })
    .returning({ id: marketingPublicationAttempts.id });
  return (row as { id: number }).id;
}

/** How a call ended, for its line in the ledger. */
export interface Ended {
  outcome: Exclude<Attempt['outcome'], 'open'>;
  status?: number | undefined;
  detail?: string | undefined;
}

const endOf = ({ outcome, status, detail }: Ended, endedAt: Date) => ({
  outcome,
  endedAt,
  ...(status !== undefined && { status }),
  ...(detail !== undefined && { detail }),
});

/** Ends a line of the ledger. */
export const endAttempt = (tx: Db, attemptId: number, ended: Ended, now: Date) =>
  tx
    .update(marketingPublicationAttempts)
    .set(endOf(ended, now))
    .where(eq(marketingPublicationAttempts.id, attemptId));

/** Ends the calls of a publication that a dead process has left open. */
export const endOpenAttempts = (tx: Db, publicationId: number, ended: Ended, now: Date) =>
  tx
    .update(marketingPublicationAttempts)
    .set(endOf(ended, now))
    .where(
      and(
        eq(marketingPublicationAttempts.publicationId, publicationId),
        eq(marketingPublicationAttempts.outcome, 'open'),
      ),
    );
