import { sql } from 'drizzle-orm';
import { marketingSubmissions } from '../../../../../shared/marketing/capture/tables';

/** How many characters are read of what somebody asked for. */
export const ASKED = 140;

/** The first words of the last message of a lead, in one line; null without one. */
// Columns are written out, because drizzle omits table names in a query on one table.
export const askedByLead = sql<string | null>`(
  select left(regexp_replace(trim(sent.fields ->> 'message'), '\\s+', ' ', 'g'), ${sql.raw(String(ASKED))})
  from ${marketingSubmissions} as sent
  where sent.user_id = marketing_leads.user_id and sent.lead_id = marketing_leads.id
    and sent.fields ->> 'message' <> ''
  order by sent.id desc limit 1)`;
