import { portalNames } from '@shared/addresses/portals';
import type { StartStep, WaitingKind } from '@shared/today/today';
import { todayLimits } from '@shared/today/today';
import type { Today, WaitingRow } from './reads';

/** A first step that can be taken now. */
export interface OpenStep {
  step: StartStep;
  to: string;
}

/** A line of the list: a first step, what waits, or how much more of its kind there is. */
export type Entry =
  | { is: 'step'; key: string; step: OpenStep }
  | { is: 'row'; key: string; kind: WaitingKind; urgency: string; row: WaitingRow }
  | {
      is: 'more';
      key: string;
      kind: WaitingKind;
      urgency: string;
      count: number;
      isCapped: boolean;
      to: string;
    };

const portalIn = (step: StartStep) => step.split('/')[0];

export const isStepOf = (portal: string, { step }: OpenStep): boolean => portalIn(step) === portal;

/** The first steps of a portal that can be taken and are not done, in their order. */
export const openSteps = ({ start }: Today, portal: string): OpenStep[] =>
  start.flatMap(({ step, isDone, to }) =>
    portalIn(step) === portal && !isDone && to !== null ? [{ step, to }] : [],
  );

/** The first steps of a portal that are not done, in their order; some can only be taken after another. */
export const stepsLeft = ({ start }: Today, portal: string) =>
  start.filter(({ step, isDone }) => portalIn(step) === portal && !isDone);

/** Whether a portal holds nothing yet: its first step is still to be taken. */
export const isEmptyPortal = ({ start }: Today, portal: string): boolean =>
  start.some(({ step }) => portalIn(step) === portal) &&
  !start.some(({ step, isDone }) => portalIn(step) === portal && isDone);

/** How many first steps head the list. */
const STEPS = 3;

/** The first steps in the portals that are in use; without any, the first one of each portal. */
function stepsOf(today: Today): OpenStep[] {
  const begun = portalNames.filter((portal) => !isEmptyPortal(today, portal));
  const steps =
    begun.length > 0
      ? begun.flatMap((portal) => openSteps(today, portal))
      : portalNames.flatMap((portal) => openSteps(today, portal).slice(0, 1));
  return steps.slice(0, STEPS);
}

/** The list of the day: at most three first steps, then what waits by urgency, each kind with what it leaves out. */
export function entriesOf(today: Today): Entry[] {
  const steps = stepsOf(today).map((step): Entry => ({ is: 'step', key: step.step, step }));
  const waiting = today.waiting.flatMap(({ kind, urgency, rows, total, to }): Entry[] => {
    const more = total - rows.length;
    return [
      ...rows.map((row): Entry => ({ is: 'row', key: `${kind} ${row.id}`, kind, urgency, row })),
      ...(more > 0
        ? [
            {
              is: 'more',
              key: `${kind} ${urgency} ${to}`,
              kind,
              urgency,
              count: more,
              isCapped: total > todayLimits.counted,
              to,
            } as const,
          ]
        : []),
    ];
  });
  return [...steps, ...waiting];
}
