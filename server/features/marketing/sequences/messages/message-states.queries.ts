import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { StopReason } from '../../../../../shared/marketing/sequences/scales';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { messageIdOf } from '../../../../platform/mail/mailer';
import { type MessageEvent, waysOf } from './transitions';

const { id, userId, leadId, enrolmentId, status, nextAt, attemptedAt } = marketingMessages;

/** What changes with the status of a mail. */
type Changes = Partial<
  Pick<
    typeof marketingMessages.$inferInsert,
    'reason' | 'nextAt' | 'attempts' | 'attemptedAt' | 'contentVersionId' | 'linkCode' | 'problem' | 'sentAt'
  >
>;

/** The status after an event, for a statement: mails in another status are not found by it. */
const after = (event: MessageEvent) => {
  const ways = waysOf(event).flatMap(({ from, to }) => from.map((one) => sql`when ${one} then ${to}`));
  return sql`case ${status} ${sql.join(ways, sql` `)} end`;
};

const canHappen = (event: MessageEvent) =>
  inArray(
    status,
    waysOf(event).flatMap(({ from }) => from),
  );

/** The only way in which a stored mail changes its status; false where the event cannot happen to it. */
export async function changeMessage(
  tx: Db,
  owner: Owner,
  message: number,
  event: MessageEvent,
  changes: Changes = {},
): Promise<boolean> {
  const changed = await tx
    .update(marketingMessages)
    .set({ ...changes, status: after(event) })
    .where(and(eq(id, message), eq(userId, owner), canHappen(event)))
    .returning({ id });
  return changed.length > 0;
}

/** Stops what waits in an enrolment. */
export async function stopWaiting(
  tx: Db,
  owner: Owner,
  enrolment: number,
  reason: StopReason,
): Promise<void> {
  await tx
    .update(marketingMessages)
    .set({ status: after('stopped'), reason, nextAt: null })
    .where(and(eq(userId, owner), eq(enrolmentId, enrolment), canHappen('stopped')));
}

interface NewMessage {
  marketingCompanyId: number;
  enrolmentId: number;
  leadId: number;
  stepId: number;
  dueAt: Date;
}

/** Adds mails that wait until they are due; one that an enrolment has already is left as it is. */
export async function insertMessages(tx: Db, owner: Owner, made: readonly NewMessage[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map((one) => ({
    ...one,
    userId: owner,
    nextAt: one.dueAt,
    messageId: messageIdOf(`reply-${randomUUID()}`),
  }));
  await tx.insert(marketingMessages).values(rows).onConflictDoNothing();
}

/** Deletes what waits and was never tried, because the steps were changed. */
export async function deleteUntried(tx: Db, owner: Owner, sequence: number): Promise<void> {
  const enrolments = tx
    .select({ id: marketingEnrolments.id })
    .from(marketingEnrolments)
    .where(and(eq(marketingEnrolments.sequenceId, sequence), eq(marketingEnrolments.userId, owner)));
  await tx
    .delete(marketingMessages)
    .where(and(eq(userId, owner), eq(status, 'due'), inArray(enrolmentId, enrolments)));
}

/** The mails that are due in sequences that are on: one of each account in turn, the longest waiting first. */
export async function listDue(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(marketingMessages)
    .innerJoin(marketingEnrolments, eq(marketingEnrolments.id, enrolmentId))
    .innerJoin(
      marketingSequences,
      and(eq(marketingSequences.id, marketingEnrolments.sequenceId), eq(marketingSequences.status, 'on')),
    )
    .where(and(inArray(status, ['due', 'soft']), lte(nextAt, now)))
    .orderBy(sql`row_number() over (partition by ${userId} order by ${nextAt}, ${id})`, asc(nextAt), asc(id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** The mails whose call of the mail server was begun before a moment and never ended. */
export const listBroken = (db: Db, before: Date) =>
  db
    .select({ id, owner: userId, leadId, enrolmentId })
    .from(marketingMessages)
    .where(and(eq(status, 'sending'), lt(attemptedAt, before)))
    .orderBy(asc(id))
    .limit(100);
