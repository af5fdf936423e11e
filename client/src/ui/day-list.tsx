import { type ReactNode, useId } from 'react';
import { dayOf } from '@shared/list/periods';
import { formatDate } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import type { Language } from '@shared/languages';

interface DayListProps<Row> {
  /** Newest first. */
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** What happened, under the days on which it did. */
export const DayList = <Row extends { at: string }>({ rows, children }: DayListProps<Row>) => (
  <div className="grid gap-4">
    {byDay(rows).map((entries) => (
      <Day key={entries[0].at} at={entries[0].at}>
        {entries.map(children)}
      </Day>
    ))}
  </div>
);

/** The hour and minute of an entry, as the language writes them elsewhere. */
export function TimeOfDay({ at }: { at: string }) {
  const { language } = useLanguage();
  const time = formatDate(at, language, { timeStyle: 'short' });
  return (
    <time dateTime={at} className="tabular-nums">
      {time}
    </time>
  );
}

function Day({ at, children }: { at: string; children: ReactNode }) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="border-b border-line pb-1 text-sm font-semibold text-muted">
        {dayName(at, language)}
      </h3>
      <ol className="divide-y divide-line">{children}</ol>
    </section>
  );
}

/** Milliseconds by which a moment of the day before is known. */
const aDay = 86_400_000;

/** “Today”, “Yesterday”, “Friday 27 November”, “Thursday, 27 November 2025”. */
function dayName(at: string, language: Language): string {
  const day = dayOf(new Date(at));
  const now = Date.now();
  const ago = [0, 1].find((days) => day === dayOf(new Date(now - days * aDay)));
  const name =
    ago === undefined
      ? formatDate(at, language, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          ...(day.slice(0, 4) !== dayOf(new Date(now)).slice(0, 4) && { year: 'numeric' }),
        })
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Entries of the same day, in the Spanish time zone, that follow each other. */
function byDay<Row extends { at: string }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const days: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last && dayOf(new Date(last[0].at)) === dayOf(new Date(row.at))) last.push(row);
    else days.push([row]);
  }
  return days;
}
