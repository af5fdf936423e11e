import type { StepCondition } from '../../../../../shared/marketing/sequences/scales';

/** A step of a sequence, as far as the order of its mails needs it. */
export interface PlannedStep {
  id: number;
  position: number;
  /** Minutes. */
  delay: number;
}

/** A mail of an enrolment that came to an end, and when; its step may have been removed since. */
export interface EndedMail {
  stepId: number | null;
  at: Date;
}

/**
 * The step that follows in an enrolment, and when it is due: its delay after the latest mail, or after the confirmation.
 * Null where the last step has come to an end.
 */
export function nextStep(
  steps: readonly PlannedStep[],
  ended: readonly EndedMail[],
  confirmedAt: Date,
): { stepId: number; dueAt: Date } | null {
  const reached = new Set(ended.map(({ stepId }) => stepId));
  const last = Math.max(-1, ...steps.filter(({ id }) => reached.has(id)).map(({ position }) => position));
  const next = steps
    .toSorted((left, right) => left.position - right.position)
    .find(({ position }) => position > last);
  if (!next) return null;
  const since = Math.max(confirmedAt.getTime(), ...ended.map(({ at }) => at.getTime()));
  return { stepId: next.id, dueAt: new Date(since + next.delay * 60_000) };
}

/** Whether a step is taken, by whether the lead clicked in the mail before. */
export const isTaken = (condition: StepCondition, clicked: boolean): boolean =>
  condition === 'always' || (condition === 'clicked') === clicked;
