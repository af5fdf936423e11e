import type { z } from 'zod';
import type { DealFields } from './opportunity-kind.queries';
import { leadOpportunities, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import type { opportunityMove } from '../../../../shared/leads/opportunities/schemas';
import { defaultLanguage } from '../../../../shared/languages';
import type { Act } from '../../../platform/acts/act';
import { route } from '../../../platform/http/route';
import { notFound } from '../../../platform/http/errors';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { type Complete, staleAs } from '../../../platform/acts/record.routes';
import { recordRoutes } from '../record-routes';
import { findSettings } from '../settings.queries';
import { enteringStage, newDeal, staying } from './enter-stage';
import { sumOutcomes } from './board.queries';
import { opportunityQueries } from './opportunities.queries';
import { opportunityBulk } from './opportunity-bulk';
import { positionBelow } from './positions.queries';
import { listStages, ownedStage } from './stages.queries';

/** Completes a new opportunity, or one whose stage may change. */
const completeStage: Complete<'opportunity'> = async (act, fields, id) => {
  const {
    tx,
    doing: { owner, at },
  } = act;
  if (id === undefined) {
    const stage = await stageOf(act, fields);
    const { currency } = await findSettings(tx, owner);
    const position = await positionBelow(tx, owner, stage.id, { after: null, except: null });
    return { currency, ...newDeal(fields, stage, at), position };
  }
  const [record] = await act.lock('opportunity', [id]);
  if (!record) return fields;
  if (fields.stageId === undefined || fields.stageId === record.fields.stageId) {
    return staying(record.fields, fields, await ownedStage(tx, owner, record.fields.stageId));
  }
  const stage = await stageOf(act, fields);
  const position = await positionBelow(tx, owner, stage.id, { after: null, except: id });
  return { ...enteringStage(record.fields, fields, stage, at), position };
};

/** The stage that the fields name, else the first one. */
async function stageOf({ tx, doing: { owner } }: Act, { stageId }: Partial<DealFields>): Promise<Stage> {
  if (typeof stageId === 'number') return ownedStage(tx, owner, stageId);
  const [first] = await listStages(tx, owner, defaultLanguage);
  return first as Stage;
}

type Move = z.output<typeof opportunityMove>;

async function move(act: Act, id: number, { after, isNowCustomer, version, ...facts }: Move) {
  const {
    tx,
    doing: { owner, at },
  } = act;
  const [record] = await act.lock('opportunity', [id]);
  if (!record) throw notFound();
  const stage = await ownedStage(tx, owner, facts.stageId);
  const position = await positionBelow(tx, owner, stage.id, { after, except: id });
  const isEntering = record.fields.stageId !== stage.id;
  const fields = isEntering ? enteringStage(record.fields, facts, stage, at) : {};
  await act.change('opportunity', [{ id, version, fields: { ...fields, position } }]);
  const { companyId } = record.fields;
  if (isNowCustomer && companyId !== null) {
    await act.change('company', [{ id: companyId, fields: { lifecycle: 'customer' } }]);
  }
}

export const opportunityRoutes = (deps: RecordDeps) => [
  route(leadOpportunities.sums, async ({ owner, query }) => {
    const { currency } = await findSettings(deps.db, owner);
    return { currency, ...(await sumOutcomes(deps.db, owner, currency, query)) };
  }),
  ...recordRoutes(deps, leadOpportunities, {
    entity: 'opportunity',
    ...opportunityQueries,
    completes: [completeMarks('opportunity'), completeStage],
  }),
  bulkRoute(deps, leadOpportunities, opportunityBulk),
  route(leadOpportunities.move, async ({ params: { id }, body, ...caller }) => {
    const { db, recorder } = deps;
    const read = () => opportunityQueries.read(db, caller.owner, id);
    const act = await recorder
      .act(db, doing(deps, caller, 'move', 'opportunity'), async (going) => {
        await move(going, id, body);
        return going.doing.act;
      })
      .catch(staleAs(read));
    return { ...(await read()), act };
  }),
];
