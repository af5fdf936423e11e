import type { FollowerDeps } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { insertEnrolment, listTaking } from './enrolments.queries';
import { planMails } from './plan-mails';

interface Confirmed {
  owner: Owner;
  leadId: number;
  marketingCompanyId: number;
  pageId: number | null;
  at: Date;
}

/** A lead that confirms enters every sequence that takes it, once, in the transaction of its click. */
export async function enrolLead(tx: Db, confirmed: Confirmed, _deps: FollowerDeps): Promise<void> {
  const { owner, leadId, at } = confirmed;
  for (const { id } of await listTaking(tx, owner, confirmed)) {
    const enrolment = await insertEnrolment(tx, owner, id, confirmed);
    if (enrolment === undefined) continue;
    await planMails(tx, owner, { enrolment }, at);
    await insertLeadEvents(tx, owner, [{ leadId, kind: 'enrolled', at, data: { sequence: id } }]);
  }
}
