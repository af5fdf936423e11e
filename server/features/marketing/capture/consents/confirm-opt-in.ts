import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { leadConfirmed } from '../announcements';
import type { StoredLead } from '../leads/capture-lead.queries';
import { handingOver, takenOver } from '../leads/capture-lead';
import { insertLeadEvents } from '../leads/lead-events.queries';
import { lockLead, updateLeadState } from '../leads/lead-states.queries';
import { findPageOrigin } from '../stored/origin.queries';
import { emailHash } from './company-key.queries';
import { insertConsent } from './consents.queries';
import { deleteWaitingOptIns, type FoundOptIn, findOptIn, useOptIn } from './opt-ins.queries';
import { deleteSuppression } from './suppressions.queries';

interface Deps {
  db: Db;
  announce: Announce;
  now: () => Date;
}

/** The state of an opt-in: waiting for its click, confirmed, or no longer valid. */
export type OptInState = 'waiting' | 'confirmed' | 'gone';

/** The state of an opt-in. A used one is `gone` when its consent was withdrawn afterwards. */
export function stateOf(found: FoundOptIn | undefined, now: Date): OptInState {
  if (!found) return 'gone';
  if (found.usedAt) return found.leadConsent === 'confirmed' ? 'confirmed' : 'gone';
  return found.expiresAt > now ? 'waiting' : 'gone';
}

/** Stores a confirmation and announces it. */
async function confirm(
  tx: Db,
  { consent, leadId }: FoundOptIn,
  lead: StoredLead,
  at: Date,
  announce: Announce,
) {
  const owner = ownerOf(lead);
  const { id: _id, ...same } = consent;
  const email = lead.contactEmail ?? '';
  await deleteWaitingOptIns(tx, owner, leadId);
  await insertConsent(tx, { ...same, state: 'confirmed', at });
  await updateLeadState(tx, owner, leadId, { consent: 'confirmed', delivery: 'ok' });
  await deleteSuppression(tx, lead.marketingCompanyId, email);
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'confirmed', at }]);
  const { origin } = await findPageOrigin(tx, consent.pageId, lead.source);
  const granted = { purpose: 'marketing', wordingVersion: consent.wordingVersion, at } as const;
  await announce(tx, leadConfirmed, {
    owner,
    leadId,
    marketingCompanyId: lead.marketingCompanyId,
    pageId: consent.pageId,
    at,
    lead: takenOver({ ...lead, contactEmail: email }, origin, [granted]),
    handedOver: handingOver(tx, lead, at),
  });
}

/**
 * Confirms an opt-in once, in one transaction: stores the evidence, deletes the suppression of the address and
 * announces the confirmation. Only the address that the mail was sent to can be confirmed; if the lead has another
 * address by now, nothing changes.
 */
export function confirmOptIn({ db, announce, now }: Deps, tokenHash: string): Promise<OptInState> {
  return transact(db, async (tx) => {
    const found = await findOptIn(tx, tokenHash);
    const lead = found && (await lockLead(tx, ownerOf(found), found.leadId));
    // Read again inside the transaction, because another click may have confirmed it in the meantime.
    const current = await findOptIn(tx, tokenHash);
    if (stateOf(current, now()) !== 'waiting' || !current || !lead) return stateOf(current, now());
    if (!(await isSameAddress(tx, current, lead))) return 'gone';
    await useOptIn(tx, current.id, now());
    await confirm(tx, current, lead, now(), announce);
    return 'confirmed';
  });
}

async function isSameAddress(tx: Db, { consent }: FoundOptIn, lead: StoredLead): Promise<boolean> {
  const { contactEmail, marketingCompanyId } = lead;
  return (
    contactEmail !== null && (await emailHash(tx, marketingCompanyId, contactEmail)) === consent.emailHash
  );
}
