import type { Stage } from '@shared/leads/opportunities/endpoints';
import type { Rows } from '../records';

const DAY = 86_400_000;

/** Whether nothing has happened for more whole days than the stage allows, as the filter of the list has it. */
export function isStale(
  { stageEnteredAt, lastContactedAt }: Pick<Rows['opportunities'], 'stageEnteredAt' | 'lastContactedAt'>,
  stage: Stage | undefined,
): boolean {
  const latest = [stageEnteredAt, lastContactedAt ?? ''].toSorted().at(-1) ?? stageEnteredAt;
  return (
    typeof stage?.staleDays === 'number' && Date.now() - Date.parse(latest) >= (stage.staleDays + 1) * DAY
  );
}
