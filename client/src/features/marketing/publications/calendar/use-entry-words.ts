import { publicationLimits } from '@shared/marketing/publications/scales';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { publicationsTexts } from '../texts/publications';
import type { Entry, Warning } from './entries';
import { dayText } from './time/days';
import { dayOf, timeOf } from './time/wall';

/** What speaks against a slot, in words. */
export function useWarningText() {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  return ({ kind, channel, at }: Warning) => {
    if (kind === 'close') {
      const { closeMinutes: minutes } = publicationLimits;
      return at
        ? t('calendar.warnings.closeTo', { channel, minutes, time: timeOf(at) })
        : t('calendar.warnings.close', { channel, minutes });
    }
    const { repeatDays: days } = publicationLimits;
    const day = at && dayText(dayOf(at), language, { day: 'numeric', month: 'long' });
    return day
      ? t('calendar.warnings.repeats', { channel, day, days })
      : t('calendar.warnings.repeat', { channel, days });
  };
}

/** What a change of the clocks does to an entry's slot; undefined on most days. */
export function useSlotNote() {
  const t = useTexts(publicationsTexts);
  return ({ shift, asked, wall }: Pick<Entry, 'shift' | 'asked' | 'wall'>) => {
    if (shift === 'forward')
      return t('calendar.clocks.leftOut', { asked: timeOf(asked), time: timeOf(wall) });
    return shift === 'first' ? t('calendar.clocks.first', { time: timeOf(wall) }) : undefined;
  };
}

/** All that an entry's look says, in words. */
export function useEntryWords() {
  const t = useTexts(publicationsTexts);
  const slotNote = useSlotNote();
  const warningText = useWarningText();
  return (entry: Entry) =>
    [
      t('calendar.entry', {
        time: timeOf(entry.wall),
        channel: entry.channel,
        status: t(`calendar.statuses.${entry.status}`),
      }),
      entry.title,
      entry.isHeld && t('calendar.held'),
      slotNote(entry),
      ...entry.warnings.map(warningText),
    ]
      .filter(Boolean)
      .join('. ');
}
