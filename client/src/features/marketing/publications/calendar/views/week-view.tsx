import { useDroppable } from '@dnd-kit/core';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { publicationsTexts } from '../../texts/publications';
import { useCalendar, useClockChange } from '../calendar-context';
import { ClockNote } from '../clock-note';
import { byDay, type Entry, laned } from '../entries';
import { EntryChip } from '../entry-chip';
import { dayText, firstWeekday, weekOf } from '../time/days';
import { minutesIn } from '../time/wall';

/** The height of an hour, in pixels. */
const HOUR = 64;
const DAY_MINUTES = 24 * 60;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour that is seen first. */
const MORNING = 7;
/** Half the height of its name, in pixels. */
const LINE = 12;

const heightOf = (minutes: number) => (minutes * HOUR) / 60;

/** A week with its days side by side, each on a scale of its hours. */
export function WeekView({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const { today } = useCalendar();
  const frame = useRef<HTMLDivElement>(null);
  const days = weekOf(day, firstWeekday(language));
  const kept = byDay(entries);

  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = heightOf(MORNING * 60) - LINE;
  }, []);

  return (
    <section
      ref={frame}
      aria-label={t('calendar.hours')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also where it holds no button
      tabIndex={0}
      className="max-h-[calc(100dvh-12rem)] min-h-96 overflow-y-auto rounded-card border border-line"
    >
      <div className="sticky top-0 z-20 grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] border-b border-line bg-surface">
        <span />
        {days.map((each) => (
          <div
            key={each}
            className={classNames(
              'min-w-0 border-l border-line px-1.5 py-1 text-sm',
              each === today && 'font-semibold text-brand',
            )}
          >
            <h3 className="text-sm" aria-current={each === today ? 'date' : undefined}>
              {dayText(each, language, { weekday: 'short', day: 'numeric' })}
            </h3>
            <ClockNote day={each} />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
        <div aria-hidden className="relative" style={{ height: HOUR * 24 }}>
          {hours.slice(1).map((hour) => (
            <span
              key={hour}
              style={{ top: hour * HOUR }}
              className="absolute right-1.5 -translate-y-1/2 text-sm text-muted tabular-nums"
            >
              {hour}:00
            </span>
          ))}
        </div>
        {days.map((each) => (
          <DayColumn key={each} day={each} entries={kept.get(each) ?? []} />
        ))}
      </div>
    </section>
  );
}

function DayColumn({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const { language } = useLanguage();
  const { today } = useCalendar();
  const name = dayText(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const { setNodeRef, isOver } = useDroppable({ id: `day:${day}`, data: { day, name, hasScale: true } });
  const change = useClockChange(day);
  return (
    <ul
      ref={setNodeRef}
      aria-label={name}
      style={{
        height: HOUR * 24,
        backgroundImage: `linear-gradient(to bottom, var(--line) 1px, transparent 1px)`,
        backgroundSize: `100% ${HOUR}px`,
      }}
      className={classNames(
        'relative border-l border-line',
        isOver ? 'bg-brand/8' : day < today ? 'bg-ink/4' : 'bg-surface',
      )}
    >
      {change && (
        <li
          aria-hidden
          style={{
            top: heightOf(minutesIn(change.from)),
            height: heightOf(minutesIn(change.to) - minutesIn(change.from)),
          }}
          className={classNames(
            'absolute inset-x-0',
            change.isGap ? 'bg-ink/15' : 'border-y-2 border-double border-info bg-info/8',
          )}
        />
      )}
      {laned(entries).map(({ entry, lane, lanes, isFlat }) => (
        <li
          key={entry.id}
          style={{
            top: `${(minutesIn(entry.wall) / DAY_MINUTES) * 100}%`,
            left: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
          }}
          className={classNames('absolute p-px', isFlat ? 'h-6.5' : 'h-17')}
        >
          <EntryChip entry={entry} isFlat={isFlat} className="h-full" />
        </li>
      ))}
    </ul>
  );
}
