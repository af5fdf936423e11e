import { Day, DueDay, DueMoment, Moment } from '../values/cells';
import type { Rows } from '../records';

/** When a task is due: a day, or a moment; what is open is marked once it is past. */
export function Due({ task: { dueAt, isAllDay, doneAt } }: { task: Rows['tasks'] }) {
  if (!dueAt) return null;
  if (doneAt) return isAllDay ? <Day at={dueAt} /> : <Moment at={dueAt} />;
  return isAllDay ? <DueDay at={dueAt} /> : <DueMoment at={dueAt} />;
}
