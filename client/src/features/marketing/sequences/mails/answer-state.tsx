import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { daysSince, waitingLook } from '@/lib/values/waiting';
import { StatusBadge } from '../../capture/badges';
import type { Enrolment } from '../reads';
import { messagesTexts } from '../texts/messages';

interface AnswerStateProps {
  one: Enrolment;
  /** The zone of the company. */
  zone: string;
}

/** When somebody answered, and what followed: for how long they wait, the reply, or what a person made of the lead. */
export const AnswerState = ({ one, zone }: AnswerStateProps) => {
  const { language } = useLanguage();
  const { answeredAt } = one;
  return (
    <div className="text-sm max-sm:text-right">
      {answeredAt && (
        <time dateTime={answeredAt} className="block text-muted">
          {shortDay(answeredAt, language)}
        </time>
      )}
      <Followed one={one} zone={zone} />
    </div>
  );
};

function Followed({ one, zone }: AnswerStateProps) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { answeredAt, repliedAt, waits, leadStatus } = one;
  if (repliedAt)
    return <p className="text-muted">{t('answers.replied', { day: shortDay(repliedAt, language) })}</p>;
  if (!waits || !answeredAt) return <StatusBadge status={leadStatus} />;
  const days = daysSince(answeredAt, zone);
  return (
    <p className={classNames(waitingLook(days))}>
      {days > 0 ? t('answers.waits', { count: days }) : t('answers.waiting')}
    </p>
  );
}
