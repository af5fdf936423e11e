import { dayOf, daysBetween } from '@shared/list/periods';
import { unanswered } from '@shared/marketing/capture/leads/unanswered';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { captureTexts } from '../texts/capture';
import type { Lead } from '../reads';

/** After how many days somebody has waited too long for an answer. */
const tooLong = 3;

/**
 * For how many days of the calendar nobody has answered a lead, as Today counts them; 0 once somebody has, and for those
 * who never wrote.
 */
export function daysUnanswered({ status, source, createdAt }: Lead, now = new Date()): number {
  const isWaiting = unanswered.status.any.some((one) => one === status) && source !== unanswered.source.isNot;
  return isWaiting ? daysBetween(dayOf(new Date(createdAt)), dayOf(now)) : 0;
}

/** The day on which a lead arrived, and how long it has waited where that is too long. */
export function Arrival({ lead }: { lead: Lead }) {
  const t = useTexts(captureTexts);
  const { language } = useLanguage();
  const days = daysUnanswered(lead);
  const isLate = days > tooLong;
  return (
    // A column is too narrow for both in one line.
    <span className={classNames('md:block md:leading-4.5', isLate && 'text-warning')}>
      <time dateTime={lead.createdAt}>{shortDay(lead.createdAt, language)}</time>
      {isLate && (
        <>
          <span className="md:hidden"> · </span>
          <span className="md:block md:text-sm">{t('leads.waits', { count: days })}</span>
        </>
      )}
    </span>
  );
}
