import { formatDate } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { dayOf } from '@shared/list/periods';

/** Whether a moment is of the present day. */
export const isOfToday = (at: string) => dayOf(new Date(at)) === dayOf(new Date());

interface DueTodayProps {
  at: string;
  /** The word for this day. */
  today: string;
  /** Says the time too. */
  isTimed?: boolean;
}

/** What is due on this day, in the colour of what is due. */
export function DueOnThisDay({ at, today, isTimed = false }: DueTodayProps) {
  const { language } = useLanguage();
  return (
    <time dateTime={at} className="font-medium whitespace-nowrap text-warning">
      {isTimed ? `${today} ${formatDate(at, language, { timeStyle: 'short' })}` : today}
    </time>
  );
}
