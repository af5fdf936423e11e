import { type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { Owner } from '../../../platform/database/rows/owner';

const { userId, contactIds, direction, occurredAt, subject, body, deletedAt } = crmCommunications;

/** Characters of what was said that a list has room for. */
const LONGEST = 240;

/** A query of how what a contact said at a moment begins; null where nothing is kept of it. */
export const wordsOf = (owner: Owner, contact: SQL, at: SQL): SQL<string | null> =>
  sql`(select left(coalesce(nullif(regexp_replace(trim(${body}), '\\s+', ' ', 'g'), ''), ${subject}), ${LONGEST})
    from ${crmCommunications}
    where ${userId} = ${owner} and ${contactIds} @> array[${contact}] and ${occurredAt} = ${at}
      and ${direction} = 'in' and ${deletedAt} is null
    order by ${crmCommunications.id} limit 1)`;
