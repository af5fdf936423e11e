import type { Move, StepCondition } from '@shared/marketing/sequences/scales';

/** Conditions and moves by the names that their texts have. */
export const conditionNames = {
  always: 'always',
  clicked: 'clicked',
  'not clicked': 'notClicked',
} as const satisfies Record<StepCondition, string>;

export const moveNames = {
  'quiet hours': 'quietHours',
  'one a day': 'oneADay',
  'three a week': 'threeAWeek',
  'account full': 'accountFull',
} as const satisfies Record<Move, string>;
