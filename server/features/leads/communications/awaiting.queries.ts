import { and, eq, type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { holdNamed } from '../hold-named.queries';

const { userId, contactIds, direction, type, outcome, occurredAt, awaitsAnswer } = crmCommunications;

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

const awaits = sql`((${direction} = 'in' and ${contactIds} <> '{}' and ${isLeftOpen}
  and coalesce(${lastReached} <= ${occurredAt}, true)) is true)`;

/** Finds out anew which of some communications that came in await an answer. */
export async function refreshAwaiting(tx: Db, owner: Owner, which: SQL | undefined): Promise<void> {
  const incoming = and(eq(userId, owner), which, sql`(${direction} = 'in' or ${awaitsAnswer})`);
  await holdNamed(tx, crmCommunications, incoming);
  await tx.execute(
    sql`update ${crmCommunications} set awaits_answer = ${awaits}
      where ${incoming} and ${awaitsAnswer} is distinct from ${awaits}`,
  );
}
