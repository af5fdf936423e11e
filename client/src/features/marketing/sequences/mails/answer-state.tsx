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

const look = 'justify-self-end text-right text-sm';

/** What followed a reply: for how long the person waits, the answer, or what somebody made of the lead. */
export function AnswerState({ one, zone }: AnswerStateProps) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { answeredAt, repliedAt, waits, leadStatus } = one;
  if (repliedAt) {
    return (
      <p className={classNames(look, 'text-muted')}>
        {t('answers.repliedOn', { day: shortDay(repliedAt, language) })}
      </p>
    );
  }
  if (!waits || !answeredAt) {
    return (
      <div className={look}>
        <StatusBadge status={leadStatus} />
      </div>
    );
  }
  const days = daysSince(answeredAt, zone);
  return (
    <p className={classNames(look, waitingLook(days))}>
      {days > 0 ? t('answers.waits', { count: days }) : t('answers.waiting')}
    </p>
  );
}
