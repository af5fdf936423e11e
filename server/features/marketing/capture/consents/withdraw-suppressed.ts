import type { FollowerDeps } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { lockLeadsByEmail } from '../leads/erase-leads.queries';
import { suppressEverywhere } from './suppressions.queries';
import { withdrawConsent } from './withdraw-consent';

/** How a withdrawal came that was told to the contacts first. */
export const fromContacts = 'LEADMANAGER';

/**
 * Whoever may not be written to as a contact is not written to as a lead either, in no company and before it becomes one;
 * told again, nothing more is written. Only a new opt-in of the person ends that.
 */
export async function withdrawSuppressed(
  tx: Db,
  { owner, emails }: { owner: Owner; emails: readonly string[] },
  { now, announce }: FollowerDeps,
): Promise<void> {
  const known = emails.map((email) => email.toLowerCase());
  const leads = await lockLeadsByEmail(tx, owner, known);
  for (const { id } of leads)
    await withdrawConsent(tx, { owner, leadId: id, at: now(), source: fromContacts, announce });
  await suppressEverywhere(tx, owner, { emails: known, reason: 'contact', at: now() });
}
