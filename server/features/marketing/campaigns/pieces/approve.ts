import { outgoing } from '../../../../../shared/marketing/campaigns/scales';
import type { Act } from '../../../../platform/acts/act';
import type { Finding } from '../validators/ground';
import { pieceOf } from './campaigns.queries';
import type { LockedCampaign } from './change-piece';
import { findingsOf, isWarning } from './findings';

/** Approves the current version of a campaign that has not ended, unless it has errors; resolves to the findings. */
export async function approve(act: Act, campaign: LockedCampaign): Promise<Finding[]> {
  const { tx, doing } = act;
  const judging = { db: tx, owner: doing.owner, now: doing.at };
  const findings = await findingsOf(judging, campaign, pieceOf(campaign));
  if (findings.some((finding) => !isWarning(finding))) return findings;
  const status = outgoing.includes(campaign.status) ? campaign.status : 'approved';
  const fields = { status, approvedVersion: campaign.contentVersion, approvedAt: doing.at.toISOString() };
  await act.change('marketingCampaign', [{ id: campaign.id, fields }]);
  return findings;
}
