import { publicationLimits } from '@shared/marketing/publications/scales';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { calendarTexts } from '../texts/calendar';
import type { Entry, Warning } from './entries';
import { dayText } from './time/days';
import { dayOf, timeOf } from './time/wall';

/** What speaks against a slot, in words. */
export function useWarningText() {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return ({ kind, channel, at }: Warning) => {
    if (kind === 'close') {
      const { closeMinutes: minutes } = publicationLimits;
      return at
        ? t('warnings.closeTo', { channel, minutes, time: timeOf(at) })
        : t('warnings.close', { channel, minutes });
    }
    const { repeatDays: days } = publicationLimits;
    const day = at && dayText(dayOf(at), language, { day: 'numeric', month: 'long' });
    return day ? t('warnings.repeats', { channel, day, days }) : t('warnings.repeat', { channel, days });
  };
}

/** What a change of the clocks does to an entry's slot; undefined on most days. */
export function useSlotNote() {
  const t = useTexts(calendarTexts);
  return ({ shift, asked, wall }: Pick<Entry, 'shift' | 'asked' | 'wall'>) => {
    if (shift === 'forward') return t('clocks.leftOut', { asked: timeOf(asked), time: timeOf(wall) });
    return shift === 'first' ? t('clocks.first', { time: timeOf(wall) }) : undefined;
  };
}

/** All that an entry's look says, in words. */
export function useEntryWords() {
  const t = useTexts(calendarTexts);
  const slotNote = useSlotNote();
  const warningText = useWarningText();
  return (entry: Entry) =>
    [
      t('entry', { time: timeOf(entry.wall), channel: entry.channel, status: t(`statuses.${entry.status}`) }),
      entry.title,
      entry.isHeld && t('held'),
      slotNote(entry),
      ...entry.warnings.map(warningText),
    ]
      .filter(Boolean)
      .join('. ');
}
