import type { FollowerDeps } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { lockLeadsByEmail } from '../leads/erase-leads.queries';
import { suppressEverywhere } from './suppressions.queries';
import { withdrawConsent } from './withdraw-consent';

/** The source of a withdrawal that LEADMANAGER announced for a contact. */
export const fromContacts = 'LEADMANAGER';

/**
 * Applies the suppression of a contact to leads: suppresses its addresses in every company of the account, including
 * addresses that are not leads yet, and withdraws their consents. Idempotent. Only a new opt-in of the person ends it.
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
