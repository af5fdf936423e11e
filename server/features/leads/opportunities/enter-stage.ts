import type { Fields } from '../../../../shared/acts/tables';
import type { Stage } from '../../../../shared/leads/opportunities/endpoints';
import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import type { StageEntry } from '../../../../shared/leads/opportunities/scales';
import { invalid } from '../../../platform/http/errors';

/** The fields of a new opportunity in a stage. */
export const newDeal = (fields: Fields, stage: Stage, at: Date): Fields =>
  enteringStage({}, fields, stage, at);

/**
 * The fields of an opportunity that enters a stage: its path goes on, an own probability gives way to the stage's, and
 * closing or reopening it sets or clears its time. Throws 400 for a lost one without a reason.
 */
export function enteringStage(before: Fields, asked: Fields, stage: Stage, at: Date): Fields {
  const time = at.toISOString();
  const path = (before.path ?? []) as StageEntry[];
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
