import { type SQL, sql } from 'drizzle-orm';
import { marketingLeadEvents } from '../../../../../shared/marketing/capture/leads/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import type { MessageCounts, StepCounts } from '../../../../../shared/marketing/sequences/message-counts';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';

// Names are written out: in a selection from one table drizzle leaves the tables' names away.

const counts = (which: SQL, further = sql``) => sql`(select json_build_object(
    'sent', count(*) filter (where mail.status = 'sent'),
    'clicked', count(*) filter (where exists (select from ${marketingClicks} as click
      where click.code = mail.link_code and not click.bot)),
    'waiting', count(*) filter (where mail.status in ('due', 'soft', 'sending')),
    'skipped', count(*) filter (where mail.status = 'skipped'),
    'failed', count(*) filter (where mail.status in ('hard', 'failed')),
    'unknown', count(*) filter (where mail.status = 'unknown')${further})
  from ${marketingMessages} as mail where ${which})`;

/** Whether a mail is the last one of its enrolment that went out before a moment. */
export const isLastBefore = (moment: SQL) => sql`mail.sent_at <= ${moment}
  and not exists (select from ${marketingMessages} as later where later.enrolment_id = mail.enrolment_id
    and later.sent_at > mail.sent_at and later.sent_at <= ${moment})`;

/** Whether something happened to the lead of a mail after it, and before the next one. */
const isFollowedBy = (which: SQL) => sql`exists (select from ${marketingLeadEvents} as event
    where event.lead_id = mail.lead_id and ${which} and ${isLastBefore(sql`event.at`)})`;

/** What became of the mails of a step, and what their readers did next. A bounce that is told later names no mail. */
export const stepCountsOf = (which: SQL) =>
  counts(
    which,
    sql`,
    'answered', count(*) filter (where exists (select from ${marketingLeads} as lead
      where lead.id = mail.lead_id and ${isLastBefore(sql`lead.answered_at`)})),
    'unsubscribed', count(*) filter (where ${isFollowedBy(sql`event.kind = 'withdrawn'`)}),
    'bounced', count(*) filter (where mail.status in ('hard', 'failed')
      or ${isFollowedBy(sql`event.kind = 'bounced' and event.data ->> 'message' is null`)})`,
  ) as SQL<StepCounts>;

const enrolled = (which: SQL) => sql<number>`(select count(*)::int from ${marketingEnrolments} as enrolment
  where enrolment.sequence_id = marketing_sequences.id and ${which})`;

/** What became of the people and the mails of a sequence. */
export const sequenceFigures = {
  stepCount: sql<number>`(select count(*)::int from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id)`,
  campaignIds: sql<number[]>`(select coalesce(json_agg(distinct step.campaign_id), '[]')
    from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id and step.campaign_id is not null)`,
  active: enrolled(sql`enrolment.status = 'active'`),
  enrolled: enrolled(sql`true`),
  // Counted by steps, not by the state of the enrolment: that also ends when somebody answers or unsubscribes. A step has
  // one mail for each.
  finished: sql<number>`(select count(*)::int from (select from ${marketingMessages} as mail
    join ${marketingSequenceSteps} as step on step.id = mail.step_id
    where step.sequence_id = marketing_sequences.id and mail.status = 'sent'
    group by mail.enrolment_id
    having count(*) = (select count(*) from ${marketingSequenceSteps} as step
      where step.sequence_id = marketing_sequences.id)) as whole)`,
  answered: sql<number>`(select count(*)::int from ${marketingEnrolments} as enrolment
    join ${marketingLeads} as lead on lead.id = enrolment.lead_id
    where enrolment.sequence_id = marketing_sequences.id and lead.answered_at >= enrolment.at)`,
  messages: counts(sql`mail.enrolment_id in (select enrolment.id from ${marketingEnrolments} as enrolment
    where enrolment.sequence_id = marketing_sequences.id)`) as SQL<MessageCounts>,
};
