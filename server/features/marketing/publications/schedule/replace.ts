import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { outgoing } from '../../../../../shared/marketing/campaigns/scales';
import type { Act } from '../../../../platform/acts/act';
import { conflict } from '../../../../platform/http/errors';
import type { LockedCampaign } from '../../campaigns/pieces/change-piece';
import { editPublication } from '../moving.queries';
import { followPictures } from './follow-pictures';
import { findApproved, listReplaceable } from './scheduled.queries';

/** Puts the approved version of a campaign, with its pictures, in the place of the one that waits to go out. */
export async function replaceScheduled(act: Act, campaign: LockedCampaign): Promise<void> {
  const { id, status, approvedVersion, scheduledVersion } = campaign;
  const isNew = outgoing.includes(status) && approvedVersion !== null && approvedVersion !== scheduledVersion;
  if (!isNew) throw conflict(setMessages['campaign.nothing']);
  await act.change('marketingCampaign', [{ id, fields: { scheduledVersion: approvedVersion } }]);
  const version = await findApproved(act.tx, id, approvedVersion);
  if (version === undefined) return;
  const waiting = await listReplaceable(act.tx, id);
  const { owner, at } = act.doing;
  for (const row of waiting) await editPublication(act.tx, row, { contentVersionId: version }, at);
  await followPictures(act.tx, { owner, campaignId: id, at });
}
