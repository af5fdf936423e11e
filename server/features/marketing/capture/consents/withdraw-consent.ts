import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { consentWithdrawn } from '../announcements';
import { insertLeadEvents } from '../leads/lead-events.queries';
import { lockLead, updateLeadState } from '../leads/lead-states.queries';
import { findLatestConsent, insertConsent } from './consents.queries';
import { deleteWaitingOptIns } from './opt-ins.queries';

interface Withdrawing {
  owner: Owner;
  leadId: number;
  at: Date;
  /** How the withdrawal came about, such as the name of the sequence whose link was used. */
  source: string;
  announce: Announce;
}

/**
 * Ends the consent of a lead, stores evidence of it and announces it. Resolves to whether there was a consent to end.
 * It does not suppress the address; the caller does that where needed.
 */
export async function withdrawConsent(
  tx: Db,
  { owner, leadId, at, source, announce }: Withdrawing,
): Promise<boolean> {
  const lead = await lockLead(tx, owner, leadId);
  if (!lead || lead.consent === 'none' || lead.consent === 'withdrawn') return false;
  await updateLeadState(tx, owner, leadId, { consent: 'withdrawn' });
  await deleteWaitingOptIns(tx, owner, leadId);
  const given = await findLatestConsent(tx, owner, leadId);
  if (given) {
    const { id: _id, ...same } = given;
    await insertConsent(tx, { ...same, state: 'withdrawn', at });
  }
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'withdrawn', at }]);
  if (lead.contactEmail) {
    const { marketingCompanyId, pageId, contactEmail: email } = lead;
    await announce(tx, consentWithdrawn, { owner, leadId, marketingCompanyId, pageId, at, email, source });
  }
  return true;
}
