import type { ApprovedSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import type { Doing } from '../../../../platform/acts/act';
import type { RecordDeps } from '../../../../platform/acts/record-deps';
import { approve } from '../pieces/approve';
import { listOfSet } from '../pieces/campaigns.queries';
import { lockCampaign } from '../pieces/change-piece';
import { isWarning, shownFindings } from '../pieces/findings';

const ended = ['finished', 'cancelled'];

/** Approves every piece of a set that waits for it and has no errors, in one act. */
export function approveSet(
  { db, recorder }: Pick<RecordDeps, 'db' | 'recorder'>,
  doing: Doing,
  set: number,
  textOf: (said: string) => string,
): Promise<ApprovedSet> {
  return recorder.act(db, doing, async (act) => {
    const refused: ApprovedSet['refused'] = [];
    let count = 0;
    for (const { id } of await listOfSet(act.tx, doing.owner, set)) {
      const campaign = await lockCampaign(act, id);
      if (ended.includes(campaign.status) || campaign.approvedVersion === campaign.contentVersion) continue;
      const findings = await approve(act, campaign);
      if (findings.every(isWarning)) count += 1;
      else refused.push({ id, findings: shownFindings(findings, textOf) });
    }
    return { act: count > 0 ? act.doing.act : null, count, refused };
  });
}
