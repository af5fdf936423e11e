import { type Announce, announcement, type FollowerDeps } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { advanceLead, lockLead, updateLeadState } from '../../capture/leads/lead-states.queries';
import { stopEnrolments } from '../enrolling/stop-enrolments';
import { listLeadsOfPerson } from './answering.queries';

interface Answer {
  owner: Owner;
  leadId: number;
  /** When the lead answered. */
  at: Date;
  via: 'person' | 'LEADMANAGER' | 'mail';
}

/**
 * Records that a lead answered and ends the sequences that it was in; resolves to their number. An answer that is
 * older than a recorded one changes nothing.
 */
export async function noteAnswer(tx: Db, { owner, leadId, at, via }: Answer, now: Date): Promise<number> {
  const lead = await lockLead(tx, owner, leadId);
  if (!lead || (lead.answeredAt !== null && lead.answeredAt >= at)) return 0;
  await updateLeadState(tx, owner, leadId, { answeredAt: at });
  await advanceLead(tx, owner, leadId, 'engaged');
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'answered', at, data: { via } }]);
  return stopEnrolments(tx, { owner, leadId, at: now }, 'answered', at);
}

/** The mail with which a lead answered. */
export interface AnswerMail {
  messageId: string | null;
  /** When its sender says that it was written. */
  sentAt: string | null;
  subject: string | null;
  text: string | null;
}

/** The contact that a lead became answered by mail; LEADMANAGER keeps what it wrote. */
export const answerReceived = announcement<AnswerMail & { owner: Owner; contactId: number; at: Date }>(
  'answerReceived',
);

/** Records a mail that answers, and has its words kept with the contact that the lead became. */
export async function takeAnswer(
  tx: Db,
  { owner, id: leadId, contactId, at, mail }: AnsweredLead,
  announce: Announce,
): Promise<void> {
  const via = contactId === null ? 'mail' : 'LEADMANAGER';
  await noteAnswer(tx, { owner, leadId, at, via }, at);
  if (contactId !== null) await announce(tx, answerReceived, { owner, contactId, at, ...mail });
}

interface AnsweredLead {
  owner: Owner;
  id: number;
  contactId: number | null;
  at: Date;
  mail: AnswerMail;
}

/** Somebody wrote, called or came; who announces it knows its own records only. */
interface Heard {
  owner: Owner;
  people: readonly { contactId: number; emails: readonly string[]; at: Date }[];
}

/** Takes what was heard of a contact as the answer of the leads that it is. */
export async function followAnswers(tx: Db, { owner, people }: Heard, { now }: FollowerDeps): Promise<void> {
  for (const { at, ...person } of people) {
    for (const leadId of await listLeadsOfPerson(tx, owner, person)) {
      await noteAnswer(tx, { owner, leadId, at, via: 'LEADMANAGER' }, now());
    }
  }
}
