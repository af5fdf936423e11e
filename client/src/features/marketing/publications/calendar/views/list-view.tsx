import { useLanguage, useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { pictureAddress } from '../../../assets/reads';
import { NetworkMark } from '../../../channels/network-mark';
import { publicationsTexts } from '../../texts/publications';
import { useCalendar, useClockChange } from '../calendar-context';
import { chipLooks } from '../chip-looks';
import { ClockNote } from '../clock-note';
import { byDay, type Entry } from '../entries';
import { dayText } from '../time/days';
import { timeOf } from '../time/wall';
import { useSlotNote, useWarningText } from '../use-entry-words';

interface ListViewProps {
  entries: readonly Entry[];
  /** Days that are named also where nothing goes out. */
  days: readonly string[];
}

/** Entries under their days; other days are left out, those on which the clocks change excepted. */
export function ListView({ entries, days }: ListViewProps) {
  const t = useTexts(publicationsTexts);
  const kept = byDay(entries);
  const { changes } = useCalendar();
  const marked = days.filter((day) => kept.has(day) || changes.some(({ to }) => to.startsWith(day)));
  if (entries.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-muted/50 p-6 text-center text-muted">
        {t('calendar.nothing')}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {marked.map((day) => (
        <ListedDay key={day} day={day} entries={kept.get(day) ?? []} />
      ))}
    </div>
  );
}

interface ListedDayProps {
  day: string;
  entries: readonly Entry[];
  /** Whether a heading above says already that its entries wait for a person. */
  isOverdue?: boolean;
}

/** A day with its entries. */
export function ListedDay({ day, entries, isOverdue = false }: ListedDayProps) {
  const { language } = useLanguage();
  const { today } = useCalendar();
  const change = useClockChange(day);
  return (
    <section id={`day-${day}`} className="scroll-mt-24">
      <h3
        aria-current={day === today ? 'date' : undefined}
        className="text-base font-semibold aria-[current]:text-brand"
      >
        {dayText(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </h3>
      {change && <ClockNote day={day} className="mt-1" />}
      {entries.length > 0 && (
        <ul className="mt-1 rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <ListedEntry
              key={entry.id}
              entry={entry}
              isSaid={isOverdue && entry.status === 'manual_pending'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ListedEntry({ entry, isSaid }: { entry: Entry; isSaid: boolean }) {
  const t = useTexts(publicationsTexts);
  const { open } = useCalendar();
  const slotNote = useSlotNote();
  const warningText = useWarningText();
  const note = slotNote(entry);
  const look = chipLooks[entry.status];
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={() => open(entry)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 px-3 py-2 text-left hover:bg-ink/4 sm:grid-cols-[3.25rem_4rem_minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="font-semibold tabular-nums max-sm:row-start-2 max-sm:text-sm">
          {timeOf(entry.wall)}
        </span>
        {/* On a phone it stands at the end of the line. */}
        <span className="max-sm:col-start-3 max-sm:row-start-1">
          {entry.assetId !== null && (
            <img
              src={pictureAddress(entry.assetId)}
              alt=""
              loading="lazy"
              className="h-10 w-16 rounded-xs object-contain object-left max-sm:object-right"
            />
          )}
        </span>
        <span className="min-w-0 max-sm:contents">
          <span className="line-clamp-2 max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1">
            {entry.title}
          </span>
          <span className="flex min-w-0 items-start gap-1.5 text-sm text-muted max-sm:col-span-2 max-sm:row-start-2">
            <NetworkMark network={entry.network} />
            <span className="min-w-0 truncate">{entry.channel}</span>
          </span>
          {[entry.isHeld ? t('calendar.held') : undefined, note, ...entry.warnings.map(warningText)]
            .filter(Boolean)
            .map((words) => (
              <span
                key={words}
                className="mt-0.5 flex items-start gap-1 text-sm text-warning max-sm:col-span-3"
              >
                <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
                {words}
              </span>
            ))}
        </span>
        <span className="max-sm:col-span-3 max-sm:not-empty:mt-1">
          {isSaid ? (
            <span className={buttonLook('primary')}>{t('calendar.settle')}</span>
          ) : (
            // What is listed is scheduled, unless it says something else.
            entry.status !== 'queued' && (
              <Badge tone={look.badge}>{t(`calendar.statuses.${entry.status}`)}</Badge>
            )
          )}
        </span>
      </button>
    </li>
  );
}
