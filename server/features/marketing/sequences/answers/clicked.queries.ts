import { type SQL, sql } from 'drizzle-orm';
import { marketingLeadEvents } from '../../../../../shared/marketing/capture/leads/tables';
import type { LeadEventKind } from '../../../../../shared/marketing/capture/scales';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingMessages } from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readRows } from '../../../../platform/database/rows/read-rows';

interface ClickedMail {
  message: number;
  leadId: number;
  owner: Owner;
  code: string;
}

const clicked: LeadEventKind = 'clicked';

/** Whether a click in a mail is among the events of its lead; `data` says which mail it was. */
const isNoted = (message: SQL, lead: SQL) => sql`exists (select from ${marketingLeadEvents} as event
  where event.lead_id = ${lead} and event.kind = ${clicked} and (event.data ->> 'message')::int = ${message})`;

/** The mails that some codes are the links of, in which no click is noted yet; whoever is in the bin is left out. */
export const listUnnotedMails = (tx: Db, codes: readonly string[]): Promise<ClickedMail[]> =>
  readRows<ClickedMail>(
    tx,
    sql`select mail.id as message, mail.lead_id as "leadId", mail.user_id as owner, mail.link_code as code
    from ${marketingMessages} as mail
    join ${marketingLeads} as lead on lead.id = mail.lead_id and lead.deleted_at is null
    where mail.link_code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
      and not ${isNoted(sql`mail.id`, sql`mail.lead_id`)}
    order by mail.lead_id, mail.id`,
  );

/** Whether a click in a mail is noted; asked again once its lead is locked. */
export async function isClickNoted(tx: Db, { leadId, message }: ClickedMail): Promise<boolean> {
  const rows = await readRows<{ noted: boolean }>(
    tx,
    sql`select ${isNoted(sql`${message}::int`, sql`${leadId}::int`)} as noted`,
  );
  return rows[0]?.noted ?? false;
}
