export type PhaseName = 'diagnosis' | 'components' | 'integration' | 'rollout' | 'monitoring';

/** The duration of a phase, from `min` to `max` units. */
export interface Duration {
  min: number;
  max: number;
  unit: 'week' | 'month';
}

export interface Phase {
  name: PhaseName;
  /** Null for the phase without an end. */
  duration: Duration | null;
}

/** The phases of the plan, the same in every report, in order. */
export const phases: readonly Phase[] = [
  { name: 'diagnosis', duration: { min: 4, max: 6, unit: 'week' } },
  { name: 'components', duration: { min: 2, max: 3, unit: 'month' } },
  { name: 'integration', duration: { min: 1, max: 2, unit: 'month' } },
  { name: 'rollout', duration: { min: 1, max: 1, unit: 'month' } },
  { name: 'monitoring', duration: null },
];
