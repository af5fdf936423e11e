import type { Stage } from '../../../../shared/leads/opportunities/endpoints';
import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import { messages } from '../../../../shared/messages';
import { invalid } from '../../../platform/http/errors';
import type { DealFields } from './opportunity-kind.queries';

type Deal = Partial<DealFields>;

/** The fields of a new opportunity in a stage. */
export const newDeal = (fields: Deal, stage: Stage, at: Date): Deal => enteringStage({}, fields, stage, at);

/**
 * The fields of an opportunity that enters a stage: its path goes on, an own probability gives way to the stage's, and
 * closing or reopening it sets or clears its time. Throws 400 for a lost one without a reason.
 */
export function enteringStage(before: Deal, asked: Deal, stage: Stage, at: Date): Deal {
  const time = at.toISOString();
  const path = before.path ?? [];
  const isClosed = stage.outcome !== 'open';
  const lostReason = stage.outcome === 'lost' ? (asked.lostReason ?? before.lostReason ?? null) : null;
  if (stage.outcome === 'lost' && !lostReason) {
    throw invalid({ lostReason: opportunityMessages['reason.required'] });
  }
  return {
    ...asked,
    stageId: stage.id,
    stageEnteredAt: time,
    path: [...path, { stageId: stage.id, at: time }],
    probability: asked.probability ?? null,
    closedAt: isClosed ? (asked.closedAt ?? time) : null,
    lostReason,
    lostNote: stage.outcome === 'lost' ? (asked.lostNote ?? null) : null,
  };
}

/** What is known of how an opportunity was closed. */
const closings: Record<Stage['outcome'], readonly (keyof Deal)[]> = {
  open: [],
  won: ['closedAt'],
  lost: ['closedAt', 'lostReason', 'lostNote'],
};

/**
 * The fields of an opportunity that is changed in its stage: an open one has no closing, and a closed one keeps the time
 * and the reason that it has. Throws 400 for those that would be emptied.
 */
export function staying(before: Deal, asked: Deal, { outcome }: Stage): Deal {
  const isEmptied = (name: keyof Deal) => asked[name] === null && before[name] !== null;
  if (outcome !== 'open' && isEmptied('closedAt')) throw invalid({ closedAt: messages['field.required'] });
  if (outcome === 'lost' && isEmptied('lostReason'))
    throw invalid({ lostReason: opportunityMessages['reason.required'] });
  const kept = closings[outcome];
  const emptied = closings.lost.filter((name) => asked[name] !== undefined && !kept.includes(name));
  return { ...asked, ...Object.fromEntries(emptied.map((name) => [name, null])) };
}
