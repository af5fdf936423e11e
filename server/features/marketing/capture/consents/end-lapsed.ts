import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { leadLapsed } from '../announcements';
import type { StoredLead } from '../leads/capture-lead.queries';
import {
  deleteLeadChanges,
  deleteLeads,
  deleteOptInMails,
  deleteSubmissionsOf,
} from '../leads/erase-leads.queries';
import { insertLeadEvents } from '../leads/lead-events.queries';
import { lockLead, updateLeadState } from '../leads/lead-states.queries';
import { deletePendingConsents, isOnlyPending, listLapsed } from './lapsed.queries';

/** Leads per query. */
const batch = 200;

/** Whether a lead may be deleted with its consent. It is kept if a person has worked on it or on its contact. */
async function mayGo(tx: Db, owner: Owner, lead: StoredLead, announce: Announce): Promise<boolean> {
  if (lead.touchedByPerson || !(await isOnlyPending(tx, owner, lead.id))) return false;
  if (lead.contactId === null) return true;
  let isKept = false;
  const keep = () => void (isKept = true);
  await announce(tx, leadLapsed, { owner, leadId: lead.id, contactId: lead.contactId, keep });
  return !isKept;
}

async function endOne(tx: Db, owner: Owner, id: number, before: Date, announce: Announce): Promise<void> {
  const lead = await lockLead(tx, owner, id);
  if (lead?.consent !== 'pending') return;
  const goes = await mayGo(tx, owner, lead, announce);
  await deleteOptInMails(tx, owner, [id]);
  await deletePendingConsents(tx, owner, id);
  if (!goes) {
    await updateLeadState(tx, owner, id, { consent: 'none' });
    await insertLeadEvents(tx, owner, [{ leadId: id, kind: 'lapsed', at: before }]);
    return;
  }
  await deleteSubmissionsOf(tx, owner, { ids: [id], emails: [] });
  await deleteLeads(tx, owner, [id]);
  await deleteLeadChanges(tx, owner, [id]);
}

/**
 * Ends consents that were not confirmed in time. A lead that exists only for such a consent is deleted with its
 * submissions and the contact made from it, unless a person has worked on the lead or the contact.
 */
export async function endLapsed(db: Db, before: Date, announce: Announce): Promise<void> {
  for (let after = 0; ; ) {
    const lapsed = await listLapsed(db, before, after, batch);
    for (const { id, owner } of lapsed) await transact(db, (tx) => endOne(tx, owner, id, before, announce));
    if (lapsed.length < batch) return;
    after = lapsed.at(-1)?.id as number;
  }
}
