import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { askForConsent, type AskingDeps } from '../consents/ask-for-consent';
import { captureLead, type CaptureDeps } from '../leads/capture-lead';
import { lockAccount } from '../../../../platform/accounts/accounts.queries';
import type { Controller } from '../stored/controller.queries';
import { settleSubmission, type StoredSubmission } from '../stored/submissions.queries';

/** Where a submission came from. */
export interface CameBy {
  campaignId: number | null;
  /** The name of the campaign, or of the company if the page no longer exists. */
  origin: string;
  controller: Pick<Controller, 'name' | 'senderName' | 'timezone' | 'isDemo'>;
  firstTouch: Touch;
}

export type AcceptDeps = CaptureDeps & AskingDeps;

/** Makes a lead from a submission and, if the box was ticked, asks for its consent; resolves to the lead's id. */
export async function acceptSubmission(
  tx: Db,
  submission: StoredSubmission,
  { controller, ...source }: CameBy,
  { at, verdict }: { at: Date; verdict: 'accepted' | 'released' },
  deps: AcceptDeps,
): Promise<number> {
  // Locks the account before its leads, in the same order as where replies are sent, to prevent deadlocks.
  if (submission.agreed) await lockAccount(tx, ownerOf(submission));
  const lead = await captureLead(tx, { submission, ...source, at }, deps);
  await settleSubmission(tx, ownerOf(submission), submission.id, { leadId: lead.id, verdict });
  const asking = { submission, wordingVersion: submission.wordingVersion ?? '', controller, at };
  await askForConsent(tx, lead, asking, deps);
  return lead.id;
}
