import { type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';

const { userId, contactIds, direction, type, outcome, occurredAt } = crmCommunications;

/** Whether a communication called `said` is one in which somebody of the account turned to its contacts. */
export const reaches = sql`said.direction = 'out' and said.type not in ('form', 'note')
  and said.outcome is distinct from 'bounced' and said.deleted_at is null`;

/**
 * When somebody last turned to the contacts of a communication. The offset stops PostgreSQL from reading the account's
 * communications by their time, which would read all of them for somebody who was never answered.
 */
const lastReached = sql`(select max(said.occurred_at) from (select said.occurred_at from ${crmCommunications} as said
  where said.user_id = ${userId} and said.contact_ids && ${contactIds} and ${reaches} offset 0) as said)`;

/** What came in and was not spoken about at once: something written, or a call that nobody took. */
const isLeftOpen = sql`case ${type} when 'call' then ${outcome} in ('no_answer', 'left_message')
  else ${type} in ('email', 'whatsapp', 'sms', 'letter', 'form')
    and (${outcome} is null or ${outcome} in ('no_answer', 'left_message')) end`;

/** Whether a contact wrote, or called in vain, and nobody has turned to it since. */
export const awaitsAnswer: SQL<boolean> = sql`(${direction} = 'in' and ${contactIds} <> '{}' and ${isLeftOpen}
  and coalesce(${lastReached} <= ${occurredAt}, true)) is true`;
