import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import { invalid } from '../../../platform/http/errors';
import { type Bulk, setAlike } from '../lists/bulk';
import { enteringStage } from './enter-stage';
import type { DealFields } from './opportunity-kind.queries';
import { opportunityQueries } from './opportunities.queries';
import { positionBelow } from './positions.queries';
import { ownedStage } from './stages.queries';

/** Moves opportunities to the top of a stage, where those that are in it stay where they are, or assigns them. */
export const opportunityBulk: Bulk<'opportunity', Partial<DealFields>> = {
  entity: 'opportunity',
  ...opportunityQueries,
  async set(act, records, { stageId, ...facts }) {
    if (stageId === undefined) return setAlike<DealFields>(act, records, facts);
    const {
      tx,
      doing: { owner, at },
    } = act;
    const stage = await ownedStage(tx, owner, stageId);
    if (stage.outcome === 'lost' && !facts.lostReason) {
      throw invalid({ lostReason: opportunityMessages['reason.required'] });
    }
    const entering = records.filter(({ fields }) => fields.stageId !== stage.id);
    if (entering.length === 0) return [];
    const top = await positionBelow(tx, owner, stage.id, { after: null, except: null });
    return entering.map(({ id, fields }, index) => ({
      id,
      fields: { ...enteringStage(fields, facts, stage, at), position: top - index },
    }));
  },
};
