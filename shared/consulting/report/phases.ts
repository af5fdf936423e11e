export type PhaseName = 'diagnosis' | 'components' | 'integration' | 'rollout' | 'monitoring';

/** How long a phase takes, from `min` to `max` units. */
export interface Duration {
  min: number;
  max: number;
  unit: 'week' | 'month';
}

export interface Phase {
  name: PhaseName;
  /** Null for the phase that never ends. */
  duration: Duration | null;
}

/** The plan that every report holds, in order. */
export const phases: readonly Phase[] = [
  { name: 'diagnosis', duration: { min: 4, max: 6, unit: 'week' } },
  { name: 'components', duration: { min: 2, max: 3, unit: 'month' } },
  { name: 'integration', duration: { min: 1, max: 2, unit: 'month' } },
  { name: 'rollout', duration: { min: 1, max: 1, unit: 'month' } },
  { name: 'monitoring', duration: null },
];
