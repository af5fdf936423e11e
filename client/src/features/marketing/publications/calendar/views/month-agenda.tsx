import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { publicationsTexts } from '../../texts/publications';
import { useCalendar } from '../calendar-context';
import { byDay, type Entry } from '../entries';
import { ListView } from './list-view';
import { dayText, firstWeekday, weeksFrom } from '../time/days';

interface MonthAgendaProps {
  day: string;
  entries: readonly Entry[];
}

/** The weeks of a month on a phone: small days, of which those with entries link to them in the list below. */
export function MonthAgenda({ day, entries }: MonthAgendaProps) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const { today } = useCalendar();
  const days = weeksFrom(day, firstWeekday(language)).flat();
  const kept = byDay(entries);
  return (
    <>
      <ul
        aria-label={t('calendar.daysOfMonth')}
        className="mb-4 grid grid-cols-7 gap-y-1 text-center text-sm tabular-nums"
      >
        {days.map((each) => {
          const count = kept.get(each)?.length ?? 0;
          return (
            <li key={each}>
              {count > 0 ? (
                <button
                  type="button"
                  aria-label={t('calendar.entriesOn', {
                    count,
                    day: dayText(each, language, { day: 'numeric', month: 'long' }),
                  })}
                  className={classNames(
                    'mx-auto grid size-11 place-content-center rounded-full font-semibold text-brand',
                    each === today && 'border border-brand',
                  )}
                  onClick={() => document.querySelector(`#day-${each}`)?.scrollIntoView({ block: 'start' })}
                >
                  {Number(each.slice(8))}
                  <span aria-hidden className="mx-auto size-1.5 rounded-full bg-brand" />
                </button>
              ) : (
                <span
                  className={classNames(
                    'mx-auto grid size-11 place-content-center text-muted',
                    each === today && 'rounded-full border border-muted',
                  )}
                >
                  {Number(each.slice(8))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ListView entries={entries} days={days} />
    </>
  );
}
