import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { addDays, daysBetween } from '@shared/list/periods';
import { dayIn } from '@shared/time/zone';
import type { WaitingRow } from '../reads';
import { todayTexts } from '../texts/today';

type Moment = Pick<WaitingRow, 'isAllDay' | 'zone'> & { at: string };

/** From this number of days ago on, the date is said. */
const LONG_AGO = 31;

/** Says when something is or was, seen from now, by the clocks of its zone. */
export function useWhen() {
  const t = useTexts(todayTexts);
  const { language } = useLanguage();
  return ({ at, isAllDay, zone }: Moment, now = new Date()): string => {
    const [day, today] = [dayIn(new Date(at), zone), dayIn(now, zone)];
    const time = formatDate(at, language, { timeZone: zone, timeStyle: 'short' });
    if (day === today) {
      if (isAllDay) return t('when.today');
      return t(Date.parse(at) < now.getTime() ? 'when.earlier' : 'when.todayAt', { time });
    }
    const past = daysBetween(day, today);
    if (past > 0 && past < LONG_AGO) return t('when.daysAgo', { count: past });
    if (day === addDays(today, 1)) return isAllDay ? t('when.tomorrow') : `${t('when.tomorrow')}, ${time}`;
    const date = formatDate(at, language, {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    });
    return isAllDay || past > 0 ? date : `${date}, ${time}`;
  };
}
