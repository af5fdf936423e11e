import { captureMessages } from '../../../../shared/marketing/capture/messages';
import type { MarketingBinned } from '../../../../shared/marketing/bin/scales';
import { setMessages } from '../../../../shared/marketing/campaigns/notices/messages';
import type { Act } from '../../../platform/acts/act';
import { onBroken } from '../../../platform/database/rows/violations';
import { conflict } from '../../../platform/http/errors';
import { listAlone, listContentsOf } from './bin.queries';

const broken = {
  marketing_leads_email: () => conflict(captureMessages['lead.taken']),
  marketing_campaigns_in_set: () => conflict(setMessages['campaign.taken']),
};

/**
 * Takes records out of the bin, campaigns with their contents; resolves to their number. Throws 409 for a campaign
 * whose place in its set is taken.
 */
export async function restoreBinned(
  act: Act,
  entity: MarketingBinned,
  ids: readonly number[],
): Promise<number> {
  const { tx, doing } = act;
  const meant = entity === 'marketingContent' ? await listAlone(tx, doing.owner, ids) : ids;
  const restored = await onBroken(broken, act.restore(entity, meant));
  if (entity === 'marketingCampaign') {
    await act.restore('marketingContent', await listContentsOf(tx, doing.owner, restored));
  }
  return restored.length;
}
