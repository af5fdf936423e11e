import { dayOf } from '@shared/list/periods';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { DueDay, isLate, Overdue } from '../values/cells';
import type { Card } from '../records';
import { boardTexts } from './texts/board';

const isOfToday = (at: string) => dayOf(new Date(at)) === dayOf(new Date());

const DAY = 86_400_000;

/** Whether a day and month alone cannot be taken for those of another year. */
const needsNoYear = (at: string) => Math.abs(Date.parse(at) - Date.now()) < 300 * DAY;

/** When a deal is expected to close, in so few letters that it fits beside the amount. */
export function ClosingDay({ at }: { at: string }) {
  const t = useTexts(boardTexts);
  const { language } = useLanguage();
  const day = formatDate(at, language, {
    day: 'numeric',
    month: 'short',
    ...(!needsNoYear(at) && { year: '2-digit' }),
  });
  const time = <time dateTime={at}>{day}</time>;
  return (
    <span className="truncate not-first:ml-auto">
      <span className="text-muted">{t('closes')}</span> {isLate(at) ? <Overdue>{time}</Overdue> : time}
    </span>
  );
}

interface NextStepProps extends Pick<Card, 'nextTask' | 'nextTaskAt'> {
  /** Where the day stands back behind the task. */
  isQuiet?: boolean;
}

/** The next task of an open deal with its day, or that it has none. */
export function NextStep({ nextTask, nextTaskAt, isQuiet = false }: NextStepProps) {
  const t = useTexts(boardTexts);
  if (!nextTask) return <span className="text-warning">{t('noNextStep')}</span>;
  return (
    <>
      {nextTaskAt && (
        <span className={classNames(isQuiet && 'text-muted')}>
          {isOfToday(nextTaskAt) ? (
            <time dateTime={nextTaskAt} className="font-medium text-warning">
              {t('today')}
            </time>
          ) : (
            <DueDay at={nextTaskAt} isShort />
          )}
          {' · '}
        </span>
      )}
      {nextTask}
    </>
  );
}
