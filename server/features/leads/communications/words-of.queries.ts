import { type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { OwnerIn } from '../../../platform/database/rows/owner';
import { reaches } from './awaiting.queries';

const { userId, contactIds, direction, occurredAt, subject, body, deletedAt } = crmCommunications;

/** Characters of what was said that a list has room for. */
const LONGEST = 240;

/** A query of how what a contact said at a moment begins; null where nothing is kept of it. */
export const wordsOf = (owner: OwnerIn, contact: SQL, at: SQL): SQL<string | null> =>
  sql`(select left(coalesce(nullif(regexp_replace(trim(${body}), '\\s+', ' ', 'g'), ''), ${subject}), ${LONGEST})
    from ${crmCommunications}
    where ${userId} = ${owner} and ${contactIds} @> array[${contact}] and ${occurredAt} = ${at}
      and ${direction} = 'in' and ${deletedAt} is null
    order by ${crmCommunications.id} limit 1)`;

/** A query of when somebody first wrote to a contact, called or met it after a moment; null where nobody has. */
export const reachedAfter = (owner: OwnerIn, contact: SQL, at: SQL): SQL<Date | null> =>
  sql`(select min(said.occurred_at) from ${crmCommunications} as said
    where said.user_id = ${owner} and said.contact_ids @> array[${contact}] and said.occurred_at > ${at}
      and ${reaches})`.mapWith(occurredAt);
