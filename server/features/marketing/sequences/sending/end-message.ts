import { say } from '../../../../../shared/message';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { MailFailure } from '../../../../platform/mail/mail-failure';
import { suppress } from '../../capture/consents/suppressions.queries';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { advanceLead, lockLead, updateLeadState } from '../../capture/leads/lead-states.queries';
import { planMails } from '../enrolling/plan-mails';
import { stopEnrolments } from '../enrolling/stop-enrolments';
import { changeMessage } from '../messages/message-states.queries';
import type { BegunMessage } from './begin-message';
import { type Outcome, outcomeOf } from './outcome';
import { countRefusal, forgetRefusals } from './refusals.queries';

const longestWords = 500;

/** What the user reads about a mail that was not sent. */
function problemOf(event: Outcome['event'], { code, words }: MailFailure): string {
  if (event === 'lost') return sequenceMessages['mail.unknown'];
  const said = code === null ? sequenceMessages['mail.unreached'] : sequenceMessages['mail.refused'];
  return say(said, { words: words.slice(0, longestWords) });
}

/** Writes how the call of the mail server ended, with all that follows from it, in one transaction. */
export async function endMessage(
  tx: Db,
  mail: BegunMessage,
  failure: MailFailure | undefined,
  now: Date,
): Promise<void> {
  const { id, owner, leadId } = mail;
  // In the order in which a mail is begun, so that two never wait for each other.
  await lockLead(tx, owner, leadId);
  const outcome: Outcome = failure
    ? outcomeOf(failure, mail.attempts, now)
    : { event: 'accepted', nextAt: null };
  const changes = failure
    ? { nextAt: outcome.nextAt, problem: problemOf(outcome.event, failure) }
    : { nextAt: null, sentAt: now };
  if (!(await changeMessage(tx, owner, id, outcome.event, changes))) return;
  await follow[outcome.event](tx, mail, now);
}

const goOn = (tx: Db, { owner, enrolmentId }: Pick<BegunMessage, 'owner' | 'enrolmentId'>, now: Date) =>
  planMails(tx, owner, { enrolment: enrolmentId }, now);

/** What follows from each end. */
const follow: Record<Outcome['event'], (tx: Db, mail: BegunMessage, now: Date) => Promise<unknown>> = {
  async accepted(tx, mail, now) {
    const { id, owner, leadId, sequenceId } = mail;
    await forgetRefusals(tx, owner, sequenceId);
    await updateLeadState(tx, owner, leadId, { delivery: 'ok' });
    await advanceLead(tx, owner, leadId, 'contacted');
    await insertLeadEvents(tx, owner, [{ leadId, kind: 'sent', at: now, data: { message: id } }]);
    await goOn(tx, mail, now);
  },
  'put off': (tx, { owner, leadId }) => updateLeadState(tx, owner, leadId, { delivery: 'soft' }),
  'given up': goOn,
  async 'no such address'(tx, { owner, leadId, companyId, email, id }, now) {
    await updateLeadState(tx, owner, leadId, { delivery: 'hard' });
    await suppress(tx, owner, companyId, email, 'bounced', now);
    await insertLeadEvents(tx, owner, [{ leadId, kind: 'bounced', at: now, data: { message: id } }]);
    await stopEnrolments(tx, { owner, leadId, at: now }, 'delivery');
  },
  async refused(tx, mail, now) {
    await countRefusal(tx, mail.owner, mail.sequenceId, now);
    await goOn(tx, mail, now);
  },
  lost: goOn,
};

interface Broken {
  id: number;
  owner: Owner;
  leadId: number;
  enrolmentId: number;
}

/** A call that a dead process has begun may have been heard: the mail is never sent again. */
export async function loseMessage(
  tx: Db,
  { id, owner, leadId, enrolmentId }: Broken,
  now: Date,
): Promise<void> {
  await lockLead(tx, owner, leadId);
  const problem = sequenceMessages['mail.unknown'];
  if (!(await changeMessage(tx, owner, id, 'lost', { problem, nextAt: null }))) return;
  await goOn(tx, { owner, enrolmentId }, now);
}
