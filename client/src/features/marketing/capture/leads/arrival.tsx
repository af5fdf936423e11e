import { unanswered } from '@shared/marketing/capture/leads/unanswered';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { daysSince, waitingLook } from '@/lib/values/waiting';
import { captureTexts } from '../texts/capture';
import type { Lead } from '../reads';

/** For how many days nobody has answered a lead; 0 once somebody has, and for those who never wrote. */
function daysUnanswered({ status, source, createdAt }: Lead, zone: string): number {
  const isWaiting = unanswered.status.any.some((one) => one === status) && source !== unanswered.source.isNot;
  return isWaiting ? daysSince(createdAt, zone) : 0;
}

interface ArrivalProps {
  lead: Lead;
  /** The zone of the company. */
  zone: string;
}

/** The day on which a lead arrived, and for how many days it has waited for an answer. */
export function Arrival({ lead, zone }: ArrivalProps) {
  const t = useTexts(captureTexts);
  const { language } = useLanguage();
  const days = daysUnanswered(lead, zone);
  return (
    // A column is too narrow for both in one line.
    <span className="md:block md:leading-4.5">
      <time dateTime={lead.createdAt}>{shortDay(lead.createdAt, language)}</time>
      {days > 0 && (
        <>
          <span className="md:hidden"> · </span>
          <span className={classNames('md:block md:text-sm', waitingLook(days))}>
            {t('leads.waits', { count: days })}
          </span>
        </>
      )}
    </span>
  );
}
