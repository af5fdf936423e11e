import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import { invalid } from '../../../platform/http/errors';
import type { Bulk } from '../lists/bulk';
import { enteringStage } from './enter-stage';
import type { DealFields } from './opportunity-kind.queries';
import { opportunityQueries } from './opportunities.queries';
import { positionBelow } from './positions.queries';
import { ownedStage } from './stages.queries';

/** Moves opportunities to the top of a stage; those that are in it stay where they are. */
export const opportunityBulk: Bulk<'opportunity', Partial<DealFields> & { stageId: number }> = {
  entity: 'opportunity',
  ...opportunityQueries,
  async set({ tx, doing: { owner, at } }, records, { stageId, ...facts }) {
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
