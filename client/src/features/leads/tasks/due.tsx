import { formatDate } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { Day, DueDay, isLate, Moment, Overdue } from '../values/cells';
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

const hasPassed = (at: string) => Date.parse(at) < Date.now();

/** A moment that is marked like a day once its day is past; a time of today that has passed is shown as due. */
function DueMoment({ at, isToday = false }: { at: string; isToday?: boolean }) {
  const { language } = useLanguage();
  const moment = isToday ? (
    <time dateTime={at}>{formatDate(at, language, { timeStyle: 'short' })}</time>
  ) : (
    <Moment at={at} isShort />
  );
  if (isLate(at)) return <Overdue>{moment}</Overdue>;
  return hasPassed(at) ? <span className="font-medium text-warning">{moment}</span> : moment;
}
