import { type SQL, sql } from 'drizzle-orm';
import { marketingLeads as lead } from '../../../../../shared/marketing/capture/tables';
import { marketingEnrolments } from '../../../../../shared/marketing/sequences/tables';
import type { OwnerIn } from '../../../../platform/database/rows/owner';

/** LEADMANAGER, which keeps what contacts say and who turned to them. */
export interface KnownWords {
  /** A query of how what a contact said at a moment begins. */
  wordsOf: (owner: OwnerIn, contact: SQL, at: SQL) => SQL<string | null>;
  /** A query of when somebody first turned to a contact after a moment. */
  reachedAfter: (owner: OwnerIn, contact: SQL, at: SQL) => SQL<Date | null>;
}

const contact = sql`${lead.contactId}`;
const answer = sql`${lead.answeredAt}`;

/** How the answer of a lead begins. */
export const answerOf = (owner: OwnerIn, { wordsOf }: KnownWords) => wordsOf(owner, contact, answer);

/** When somebody replied to the answer of a lead. */
export const replyTo = (owner: OwnerIn, { reachedAfter }: KnownWords) => reachedAfter(owner, contact, answer);

/**
 * Whether the answer of a lead waits for a reply: LEADMANAGER has none, and nobody has moved the lead on from where the
 * answer put it, or into the bin. The first conditions are those of an index.
 */
export const waitsForReply = (owner: OwnerIn, words: KnownWords) =>
  sql<boolean>`(${lead.deletedAt} is null and ${lead.status} = 'engaged' and ${answer} is not null
    and ${replyTo(owner, words)} is null)`;

/** The leads who answered the mails of a sequence and wait for a reply. */
export const isUnreplied = (owner: OwnerIn, words: KnownWords) =>
  sql`${waitsForReply(owner, words)} and exists (select from ${marketingEnrolments} as enrolment
    where enrolment.user_id = ${owner} and enrolment.lead_id = ${lead.id} and enrolment.at <= ${answer})`;

/** Of any lead of a statement that names its owner: whether its answer waits for a reply, and how the answer begins. */
export function answersOfLeads(words: KnownWords) {
  const owner = sql`${lead.userId}`;
  return { waits: isUnreplied(owner, words), words: answerOf(owner, words) };
}
