import type { Written } from '../../../../shared/acts/entities';
import type { Stage } from '../../../../shared/leads/opportunities/endpoints';
import { firstStages, type StageEntry } from '../../../../shared/leads/opportunities/scales';
import type { Calendar } from './calendar';
import type { DemoDeal, StageCode } from './demo-client';
import { enteredAt } from './said/deal-story';

/** The account's stage that stands for one of the first stages; it may have renamed, added or deleted some. */
function stageFor(stages: readonly Stage[], code: StageCode): Stage {
  const { outcome } = firstStages.find((stage) => stage.code === code) as (typeof firstStages)[number];
  const same = stages.filter((stage) => stage.outcome === outcome);
  const place = outcome === 'open' ? firstStages.findIndex((stage) => stage.code === code) : 0;
  return same[Math.min(place, same.length - 1)] as Stage;
}

/** The stages that an opportunity has been in; two that are one in this account are entered once. */
function pathOf(
  { steps }: DemoDeal,
  turn: number,
  stages: readonly Stage[],
  calendar: Calendar,
): StageEntry[] {
  const entered = Object.entries(steps).map(([code, ago], step) => ({
    stageId: stageFor(stages, code as StageCode).id,
    at: calendar.ago(ago, enteredAt(turn, step)),
  }));
  return entered.filter(({ stageId }, step) => stageId !== entered[step - 1]?.stageId);
}

/** The fields of an opportunity, but for its links and position. */
export function dealFields(
  deal: DemoDeal,
  turn: number,
  stages: readonly Stage[],
  calendar: Calendar,
): Written<'opportunity'> & { stageId: number; stageEnteredAt: string; createdAt: string } {
  const path = pathOf(deal, turn, stages, calendar);
  const [first, last] = [path[0] as StageEntry, path.at(-1) as StageEntry];
  const isClosed = 'won' in deal.steps || 'lost' in deal.steps;
  const units = deal.euros ?? deal.dollars;
  return {
    title: deal.title,
    stageId: last.stageId,
    stageEnteredAt: last.at,
    path,
    amount: units === undefined ? null : units * 100,
    currency: deal.dollars === undefined ? 'EUR' : 'USD',
    probability: deal.probability ?? null,
    expectedClose: deal.closes === undefined ? null : calendar.date(deal.closes),
    closedAt: isClosed ? last.at : null,
    lostReason: deal.lost?.reason ?? null,
    lostNote: deal.lost?.note ?? null,
    source: deal.source,
    createdAt: first.at,
    updatedAt: last.at,
  };
}

/** Puts the latest card of each stage on top. */
export function positioned<Deal extends { stageId: number; stageEnteredAt: string }>(
  deals: readonly Deal[],
): (Deal & { position: number })[] {
  return deals.map((deal) => {
    const isAbove = (other: Deal) =>
      other.stageId === deal.stageId && other.stageEnteredAt > deal.stageEnteredAt;
    return { ...deal, position: deals.filter(isAbove).length };
  });
}
