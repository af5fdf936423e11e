import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { StopReason } from '../../../../../shared/marketing/sequences/scales';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import { among } from '../../../../platform/database/rows/many';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { EndedMail, PlannedStep } from './next-step';

const enrolments = marketingEnrolments;
const messages = marketingMessages;

interface Confirmed {
  leadId: number;
  marketingCompanyId: number;
  /** The page by which the lead came; null when it came by none. */
  pageId: number | null;
  at: Date;
}

/** The sequences that take a lead which confirms now: those that are not off, for its page. */
export function listTaking(tx: Db, owner: Owner, { marketingCompanyId, pageId }: Confirmed) {
  const { id, userId, status, pages } = marketingSequences;
  return tx
    .select({ id })
    .from(marketingSequences)
    .where(
      and(
        eq(userId, owner),
        eq(marketingSequences.marketingCompanyId, marketingCompanyId),
        ne(status, 'off'),
        or(isNull(pages), pageId === null ? sql`false` : sql`${pageId}::int = any(${pages})`),
      ),
    )
    .orderBy(asc(id))
    .for('no key update');
}

/** Puts a lead into a sequence; undefined when it was in it before, since each lead enrols once. */
export async function insertEnrolment(tx: Db, owner: Owner, sequence: number, { leadId, at }: Confirmed) {
  const [row] = await tx
    .insert(enrolments)
    .values({ userId: owner, sequenceId: sequence, leadId, at })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  return row?.id;
}

/** The enrolments of a sequence or some of them that are active, each with what it has ended. */
export async function listActive(tx: Db, owner: Owner, of: { sequence: number } | { enrolment: number }) {
  const rows = await tx
    .select({
      id: enrolments.id,
      leadId: enrolments.leadId,
      at: enrolments.at,
      sequenceId: enrolments.sequenceId,
      marketingCompanyId: marketingSequences.marketingCompanyId,
    })
    .from(enrolments)
    .innerJoin(marketingSequences, eq(marketingSequences.id, enrolments.sequenceId))
    .where(
      and(
        eq(enrolments.userId, owner),
        eq(enrolments.status, 'active'),
        'sequence' in of ? eq(enrolments.sequenceId, of.sequence) : eq(enrolments.id, of.enrolment),
      ),
    )
    .orderBy(asc(enrolments.id));
  const ended = await listMails(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, mails: ended.get(row.id) ?? [] }));
}

type Mail = EndedMail & { waits: boolean };

/** All mails of some enrolments; one that was passed over ended when it was due. */
async function listMails(tx: Db, ids: readonly number[]): Promise<Map<number, Mail[]>> {
  const rows = await tx
    .select({
      enrolmentId: messages.enrolmentId,
      stepId: messages.stepId,
      status: messages.status,
      sentAt: messages.sentAt,
      attemptedAt: messages.attemptedAt,
      dueAt: messages.dueAt,
    })
    .from(messages)
    .where(among(messages.enrolmentId, ids));
  const found = new Map<number, Mail[]>();
  for (const { enrolmentId, stepId, status, sentAt, attemptedAt, dueAt } of rows) {
    const waits = status === 'due' || status === 'soft' || status === 'sending';
    const of = found.get(enrolmentId) ?? [];
    found.set(enrolmentId, of);
    of.push({ stepId, at: sentAt ?? attemptedAt ?? dueAt, waits });
  }
  return found;
}

/** The steps of a sequence in their order. */
export const listPlanned = (tx: Db, owner: Owner, sequence: number): PromiseLike<PlannedStep[]> =>
  tx
    .select({
      id: marketingSequenceSteps.id,
      position: marketingSequenceSteps.position,
      delay: marketingSequenceSteps.delay,
    })
    .from(marketingSequenceSteps)
    .where(and(eq(marketingSequenceSteps.sequenceId, sequence), eq(marketingSequenceSteps.userId, owner)))
    .orderBy(asc(marketingSequenceSteps.position));

/** Notes that enrolments have had all their mails. */
export async function finish(tx: Db, owner: Owner, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(enrolments)
    .set({ status: 'finished', endedAt: at })
    .where(
      and(eq(enrolments.userId, owner), eq(enrolments.status, 'active'), inArray(enrolments.id, [...ids])),
    );
}

/** Ends the active enrolments of a lead, those that it entered by a moment, or one; resolves to their ids. */
export async function stop(
  tx: Db,
  owner: Owner,
  of: { leadId: number; enteredBy?: Date | undefined } | { enrolmentId: number },
  reason: StopReason,
  at: Date,
): Promise<number[]> {
  const which =
    'leadId' in of
      ? and(eq(enrolments.leadId, of.leadId), of.enteredBy && lte(enrolments.at, of.enteredBy))
      : eq(enrolments.id, of.enrolmentId);
  const rows = await tx
    .update(enrolments)
    .set({ status: 'stopped', reason, endedAt: at })
    .where(and(eq(enrolments.userId, owner), eq(enrolments.status, 'active'), which))
    .returning({ id: enrolments.id });
  return rows.map(({ id }) => id);
}
