/** The tasks of a project: its first step, the first review, and the end of its phase. */
export const planSteps = ['first', 'review', 'end'] as const;
export type PlanStep = (typeof planSteps)[number];
