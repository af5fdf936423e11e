import { useDroppable } from '@dnd-kit/core';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { publicationsTexts } from '../../texts/publications';
import { useCalendar } from '../calendar-context';
import { ClockNote } from '../clock-note';
import { byDay, type Entry } from '../entries';
import { EntryChip } from '../entry-chip';
import { dayText, firstWeekday, weeksFrom } from '../time/days';

interface MonthViewProps {
  day: string;
  entries: readonly Entry[];
  onShowDay: (day: string) => void;
}

/** The weeks of a month from that of a day on, as a table. */
export function MonthView({ day, entries, onShowDay }: MonthViewProps) {
  const { language } = useLanguage();
  const weeks = weeksFrom(day, firstWeekday(language));
  const days = byDay(entries);
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" className="pb-1 text-left text-sm font-medium text-muted">
              <abbr title={dayText(each, language, { weekday: 'long' })} className="pl-1.5 no-underline">
                {dayText(each, language, { weekday: 'short' })}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell key={each} day={each} entries={days.get(each) ?? []} onShow={() => onShowDay(each)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Entries of a day that a month shows before it leads to the week. */
const SHOWN = 4;

interface DayCellProps {
  day: string;
  entries: readonly Entry[];
  onShow: () => void;
}

function DayCell({ day, entries, onShow }: DayCellProps) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const { today, liftedId } = useCalendar();
  const name = dayText(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const { setNodeRef, isOver } = useDroppable({ id: `day:${day}`, data: { day, name } });
  const shown = entries.filter(({ id }, index) => index < SHOWN || id === liftedId);
  const left = entries.length - shown.length;
  return (
    <td
      ref={setNodeRef}
      className={classNames(
        'h-28 border border-line p-0.5 align-top',
        isOver ? 'bg-brand/8' : day < today ? 'bg-ink/4' : day === today ? 'bg-brand/5' : 'bg-surface',
      )}
    >
      <button
        type="button"
        aria-label={t('calendar.showWeek', { day: name })}
        aria-current={day === today ? 'date' : undefined}
        onClick={onShow}
        className={classNames(
          'mb-1 grid h-7 min-w-7 place-items-center rounded-full px-1 text-sm tabular-nums hover:bg-ink/8 pointer-coarse:h-11 pointer-coarse:min-w-11',
          day === today && 'bg-brand font-semibold text-on-brand hover:bg-brand/90',
          day < today && 'text-muted',
        )}
      >
        {day.endsWith('-01')
          ? dayText(day, language, { day: 'numeric', month: 'short' })
          : Number(day.slice(8))}
      </button>
      <ClockNote day={day} className="mb-1" />
      {shown.length > 0 && (
        <ul className="grid gap-1">
          {shown.map((entry) => (
            <li key={entry.id} className="min-w-0">
              <EntryChip entry={entry} isRoomy={entries.length === 1} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" onClick={onShow} className="mt-1 px-1.5 text-sm text-brand hover:underline">
          {t('calendar.more', { count: left })}
        </button>
      )}
    </td>
  );
}
