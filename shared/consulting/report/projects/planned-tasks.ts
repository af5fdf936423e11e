import { addDays } from '../../../list/periods';
import type { Urgency } from '../findings';
import { wholePhrase } from '../summary/whole-phrase';
import type { Project } from './projects';

/** Days from the day of planning to the first step, as its sentence says: this week, this month, in three months. */
const firstStepDays: Record<Urgency, number> = { high: 7, medium: 30, low: 90 };

/** Days from the first step to the first review. */
const reviewDays = 30;
const daysInWeek = 7;

/** Maximum characters of the problem in the title of a task. */
const quoted = 120;

/** A task of a project, before its words. */
export interface ProjectTask {
  step: 'first' | 'review' | 'end';
  /** The problem or its first sentence; null where that is too long for a title. */
  phrase: string | null;
  /** A day, as 2027-01-31. */
  day: string;
}

/** The tasks of a project that is planned on a day; a phase without an end has no task for its end. */
export function projectTasks({ problem, urgency, phase }: Project, today: string): ProjectTask[] {
  const phrase = wholePhrase(problem, quoted);
  const first = addDays(today, firstStepDays[urgency]);
  const review = addDays(first, reviewDays);
  const end = phase.ends?.latest ?? (phase.toWeek && addDays(today, phase.toWeek * daysInWeek));
  return [
    { step: 'first', phrase, day: first },
    { step: 'review', phrase, day: review },
    ...(end ? [{ step: 'end', phrase, day: end > review ? end : review } as const] : []),
  ];
}
