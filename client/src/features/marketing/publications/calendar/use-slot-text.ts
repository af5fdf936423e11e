import { useLanguage, useTexts } from '@/i18n/use-texts';
import { calendarTexts } from '../texts/calendar';
import { dayText } from './time/days';
import { dayOf, timeOf } from './time/wall';

/** Says a wall time: “Monday 1 March at 09:30”. */
export function useSlotText() {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (wall: string) =>
    t('slot', {
      day: dayText(dayOf(wall), language, { weekday: 'long', day: 'numeric', month: 'long' }),
      time: timeOf(wall),
    });
}
