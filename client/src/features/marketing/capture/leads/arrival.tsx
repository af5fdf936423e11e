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
  /** Where the lead came from, and what else is said beside the day. */
  others: readonly (string | false | null | undefined)[];
}

/** The day on which a lead arrived, and where from. */
export function Arrival({ lead, others }: ArrivalProps) {
  const { language } = useLanguage();
  return (
    <span className={twoLines}>
      <time dateTime={lead.createdAt}>{shortDay(lead.createdAt, language)}</time>
      <span className="text-muted">{others.filter(Boolean).map((other) => ` · ${other}`)}</span>
    </span>
  );
}

/** For how many days a lead has waited for an answer or a reply; nothing for who does not wait. */
export function Waiting({ lead, zone }: { lead: Lead; zone: string }) {
  const waiting = useWaiting(lead, zone);
  if (!waiting) return null;
  return (
    <span className={classNames('block text-sm leading-tight whitespace-normal', waitingLook(waiting.days))}>
      {waiting.words}
    </span>
  );
}

/** A column is too narrow for it in one line, and a row has room for two. */
export const twoLines = 'line-clamp-2 leading-tight whitespace-normal wrap-anywhere';
