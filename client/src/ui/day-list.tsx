import { type ReactNode, useId } from 'react';
import { dayOf } from '@shared/list/periods';
import { formatDate } from '@/i18n/formats';
import { shortDay } from '@/i18n/short-day';
import { useLanguage } from '@/i18n/use-texts';
import type { Language } from '@shared/languages';

interface DayListProps<Row> {
  /** Newest first. */
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** What happened, under the days on which it did: the day stands beside its entries, and on a phone above them. */
export const DayList = <Row extends { at: string }>({ rows, children }: DayListProps<Row>) => (
  <div className="-my-2 divide-y divide-line">
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
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-3 py-1 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <h3 id={id} className="pt-1 text-sm leading-[1.6rem] font-medium text-muted tabular-nums">
        {!isToday(at) && `${formatDate(at, language, { weekday: 'short' })} `}
        {dayName(at, language)}
      </h3>
      <ol className="divide-y divide-line">{children}</ol>
    </section>
  );
}

const isToday = (at: string) => dayOf(new Date(at)) === dayOf(new Date());

/** “Today”, “27 Nov”, “27 Nov 2025”. */
function dayName(at: string, language: Language): string {
  if (isToday(at)) {
    const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  }
  return shortDay(at, language);
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
