import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Act } from '../../../../platform/acts/act';
import { doing, type RecordCaller } from '../../../../platform/acts/record-deps';
import { staleAs } from '../../../../platform/acts/record.routes';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readStored, shownCampaign } from '../pieces/campaigns.queries';
import { type LockedCampaign, lockCampaign } from '../pieces/change-piece';
import type { CampaignDeps } from '../sets/sets.routes';

type Caller = RecordCaller & { textOf: (said: string) => string };

/** A campaign with its piece; throws 404 for another owner's. */
export const readCampaign = async (
  db: Db,
  owner: Owner,
  id: number,
  textOf: Caller['textOf'],
): Promise<Campaign> => shownCampaign(await readStored(db, owner, id), textOf);

/** Changes a campaign in an act of its own; a stale version answers the campaign as it is now. */
export const changing =
  (deps: Pick<CampaignDeps, 'db' | 'recorder' | 'now' | 'announce'>) =>
  async <Result>(
    { textOf, ...caller }: Caller,
    { id, version }: { id: number; version?: number | undefined },
    work: (act: Act, campaign: LockedCampaign) => Promise<Result>,
  ): Promise<{ campaign: Campaign & { act: string | null }; result: Result }> => {
    const read = () => readCampaign(deps.db, caller.owner, id, textOf);
    const before = await deps.recorder
      .act(deps.db, doing(deps, caller, 'edit', 'marketingCampaign'), async (act) => {
        const campaign = await lockCampaign(act, id, version);
        return { act: act.doing.act, result: await work(act, campaign) };
      })
      .catch(staleAs(read));
    const { act, result } = before;
    return { campaign: { ...(await read()), act }, result };
  };
