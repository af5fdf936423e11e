import { useLanguage, useTexts } from '@/i18n/use-texts';
import { publicationsTexts } from '../texts/publications';
import { dayText } from './time/days';
import { dayOf, timeOf } from './time/wall';

/** Says a wall time: “Monday 1 March at 09:30”. */
export function useSlotText() {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  return (wall: string) =>
    t('calendar.slot', {
      day: dayText(dayOf(wall), language, { weekday: 'long', day: 'numeric', month: 'long' }),
      time: timeOf(wall),
    });
}
