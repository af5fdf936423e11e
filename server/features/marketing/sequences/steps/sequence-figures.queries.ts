import { type SQL, sql } from 'drizzle-orm';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import type { MessageCounts } from '../../../../../shared/marketing/sequences/endpoints';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';

// Names are written out: in a selection from one table drizzle leaves the tables' names away.

/** What became of some mails. */
export const countsOf = (which: SQL) => sql<MessageCounts>`(select json_build_object(
    'sent', count(*) filter (where mail.status = 'sent'),
    'clicked', count(*) filter (where exists (select from ${marketingClicks} as click
      where click.code = mail.link_code and not click.bot)),
    'waiting', count(*) filter (where mail.status in ('due', 'soft', 'sending')),
    'skipped', count(*) filter (where mail.status = 'skipped'),
    'failed', count(*) filter (where mail.status in ('hard', 'failed')),
    'unknown', count(*) filter (where mail.status = 'unknown'))
  from ${marketingMessages} as mail where ${which})`;

const enrolled = (which: SQL) => sql<number>`(select count(*)::int from ${marketingEnrolments} as enrolment
  join ${marketingLeads} as lead on lead.id = enrolment.lead_id
  where enrolment.sequence_id = marketing_sequences.id and ${which})`;

/** What became of the people and the mails of a sequence. */
export const sequenceFigures = {
  stepCount: sql<number>`(select count(*)::int from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id)`,
  active: enrolled(sql`enrolment.status = 'active'`),
  enrolled: enrolled(sql`true`),
  // Counted by steps, not by the state of the enrolment: that also ends when somebody answers or unsubscribes.
  finished: enrolled(sql`not exists (select from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id and not exists (select from ${marketingMessages} as mail
      where mail.enrolment_id = enrolment.id and mail.step_id = step.id and mail.status = 'sent'))
    and exists (select from ${marketingMessages} as mail
      where mail.enrolment_id = enrolment.id and mail.status = 'sent')`),
  answered: enrolled(sql`lead.answered_at >= enrolment.at`),
  messages: countsOf(sql`mail.enrolment_id in (select enrolment.id from ${marketingEnrolments} as enrolment
    where enrolment.sequence_id = marketing_sequences.id)`),
};
