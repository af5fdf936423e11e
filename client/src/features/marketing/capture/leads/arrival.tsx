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

/** For how many days a lead waits, and whether since it replied to a mail; null for who does not wait. */
function useWaiting(lead: Lead, zone: string) {
  const t = useTexts(captureTexts);
  const { waits, answeredAt } = lead;
  if (waits && answeredAt) {
    const days = daysSince(answeredAt, zone);
    return { days, words: days > 0 ? t('leads.replied', { count: days }) : t('leads.repliedToday') };
  }
  const days = daysUnanswered(lead, zone);
  return days > 0 ? { days, words: t('leads.waits', { count: days }) } : null;
}

interface ArrivalProps {
  lead: Lead;
  /** The zone of the company. */
  zone: string;
  /** Where the lead came from, beside the day. */
  from?: string | null;
}

/** The day on which a lead arrived, and for how many days it has waited for an answer. */
export function Arrival({ lead, zone, from }: ArrivalProps) {
  const { language } = useLanguage();
  const waiting = useWaiting(lead, zone);
  return (
    // A column is too narrow for both in one line.
    <span className="whitespace-normal wrap-anywhere md:block md:leading-4.5">
      <time dateTime={lead.createdAt}>{shortDay(lead.createdAt, language)}</time>
      {from && <span className="text-muted"> · {from}</span>}
      {waiting && (
        <>
          <span className="md:hidden"> · </span>
          <span className={classNames('md:block md:text-sm', waitingLook(waiting.days))}>
            {waiting.words}
          </span>
        </>
      )}
    </span>
  );
}
