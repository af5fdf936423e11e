import type { Db } from '../../../../platform/database/database';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { advanceLead, lockLead } from '../../capture/leads/lead-states.queries';
import { isClickNoted, listUnnotedMails } from './clicked.queries';

/** A person followed a link. */
interface Followed {
  code: string;
  at: Date;
}

/**
 * Takes a lead who followed the link of a mail for engaged, and notes the first click in each mail. A click is no
 * answer, so sequences go on.
 */
export async function noteClicks(tx: Db, clicks: readonly Followed[]): Promise<void> {
  const firstAt = new Map<string, Date>();
  for (const { code, at } of clicks) {
    const known = firstAt.get(code);
    if (!known || at < known) firstAt.set(code, at);
  }
  for (const mail of await listUnnotedMails(tx, [...firstAt.keys()])) {
    const { owner, leadId, message, code } = mail;
    const lead = await lockLead(tx, owner, leadId);
    if (await isClickNoted(tx, mail)) continue;
    const at = firstAt.get(code) as Date;
    // An answer has engaged it before: where it stands now, a person has put it, and it waits for nothing again.
    if (!lead?.answeredAt) await advanceLead(tx, owner, leadId, 'engaged');
    await insertLeadEvents(tx, owner, [{ leadId, kind: 'clicked', at, data: { message } }]);
  }
}
