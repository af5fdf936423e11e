import { Day, DueDay, DueMoment, Moment } from '../values/cells';
import type { Rows } from '../records';

/** When an open task of today is due; what is due on the day itself needs no words. */
export const DueToday = ({ task: { dueAt, isAllDay } }: { task: Rows['tasks'] }) =>
  dueAt && !isAllDay && <DueMoment at={dueAt} isToday />;

/** When a task is due: a day, or a moment; what is open is marked once it is past. */
export function Due({ task: { dueAt, isAllDay, doneAt } }: { task: Rows['tasks'] }) {
  if (!dueAt) return null;
  if (doneAt) return isAllDay ? <Day at={dueAt} isShort /> : <Moment at={dueAt} isShort />;
  return isAllDay ? <DueDay at={dueAt} isShort /> : <DueMoment at={dueAt} />;
}
