import { dayOf } from '@shared/list/periods';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { daysSince } from '@/lib/values/waiting';
import { Day, DueDay, isLate, Moment, Overdue } from '../values/cells';
import type { Rows } from '../records';
import { tasksTexts } from './texts/tasks';

const isOfToday = (at: string) => dayOf(new Date(at)) === dayOf(new Date());
const hasPassed = (at: string) => Date.parse(at) < Date.now();

/** When an open task of today is due; what is due on the day itself needs no words, and a time that has passed is marked. */
export function DueToday({ task: { dueAt, isAllDay } }: { task: Rows['tasks'] }) {
  const { language } = useLanguage();
  if (!dueAt || isAllDay) return null;
  return (
    <time dateTime={dueAt} className={hasPassed(dueAt) ? 'font-medium text-warning' : undefined}>
      {formatDate(dueAt, language, { timeStyle: 'short' })}
    </time>
  );
}

/** When a task is due: a day, or a moment; what is open is marked on its day, and once it is past. */
export function Due({ task: { dueAt, isAllDay, doneAt } }: { task: Rows['tasks'] }) {
  const t = useTexts(tasksTexts);
  const { language } = useLanguage();
  if (!dueAt) return null;
  if (doneAt) return isAllDay ? <Day at={dueAt} isShort /> : <Moment at={dueAt} isShort />;
  if (isOfToday(dueAt)) {
    return (
      <time dateTime={dueAt} className="font-medium whitespace-nowrap text-warning">
        {t('groups.today')}
        {!isAllDay && ` ${formatDate(dueAt, language, { timeStyle: 'short' })}`}
      </time>
    );
  }
  if (isAllDay) return <DueDay at={dueAt} isShort />;
  const moment = <Moment at={dueAt} isShort />;
  return isLate(dueAt) ? <Overdue>{moment}</Overdue> : moment;
}

/** The same where there is little room: what is overdue says for how many days it is, as on Today. */
export function DueInBrief({ task }: { task: Rows['tasks'] }) {
  const { language } = useLanguage();
  const { dueAt, doneAt } = task;
  if (!dueAt || doneAt || !isLate(dueAt)) return <Due task={task} />;
  const days = daysSince(dueAt);
  // Only yesterday has a word of its own, as on Today.
  const format = new Intl.RelativeTimeFormat(language, { numeric: days === 1 ? 'auto' : 'always' });
  return (
    <Overdue>
      <time dateTime={dueAt} className="inline-block first-letter:uppercase">
        {format.format(-days, 'day')}
      </time>
    </Overdue>
  );
}
