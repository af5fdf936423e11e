import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addDays } from '@shared/list/periods';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { ListedCompany } from '../../reads';
import { calendarOf } from '../reads';
import { publicationsTexts } from '../texts/publications';
import { usePublishingState } from '../use-publishing-state';
import { CalendarContext } from './calendar-context';
import { CalendarDrag } from './moving/calendar-drag';
import { CalendarTools } from './calendar-tools';
import { entriesOf } from './entries';
import { ListView } from './views/list-view';
import { StillWaiting } from './views/still-waiting';
import { MonthAgenda } from './views/month-agenda';
import { MonthView } from './views/month-view';
import { firstWeekday, shownDays, zoneName } from './time/days';
import { useLifting } from './moving/use-lifting';
import { useMove } from './moving/use-move';
import { WeekView } from './views/week-view';

interface CalendarProps {
  company: ListedCompany;
  onPiece: (campaignId: number, to: { day: string; wall: string | undefined }) => void;
  /** Stands beside it: what can be dragged into it. */
  children: ReactNode;
}

/** The publications of a company on their days. */
export function Calendar({ company, onPiece, children }: CalendarProps) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const zone = company.timezone;
  const { view, day, today, show, follow, open, isNarrow } = usePublishingState(zone);
  const days = shownDays(view, day, firstWeekday(language));
  const { data, error, refetch } = useQuery({
    ...calendarOf(company.id, days),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const mayWrite = useMayWrite();
  const entries = useMemo(
    () => (data ? entriesOf(data).map((entry) => (mayWrite ? entry : { ...entry, isMovable: false })) : []),
    [data, mayWrite],
  );
  const move = useMove();
  const { liftedId, region, pressKey, putBack, drop, placed } = useLifting({
    view,
    zone,
    onMove: (entry, to) => move(entry, { wall: to, zone }, { wall: entry.asked, zone }),
    onReach: (reached) => {
      if (reached < days.from || reached >= days.to) follow(reached);
    },
  });
  const shown = placed(entries);
  const state = {
    today,
    changes: data?.changes ?? [],
    liftedId,
    pressKey,
    putBack,
    open: ({ id }: { id: number }) => open(id),
  };
  return (
    <CalendarDrag zone={zone} onEntry={(entry, to) => void drop(entry, to)} onPiece={onPiece}>
      <div className="grid items-start grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section className="min-w-0">
          <CalendarTools view={view} day={day} today={today} zone={zone} onShow={show} />
          {region}
          {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton className="h-144 rounded-card" />}
          {data && (
            <CalendarContext value={state}>
              {view === 'week' && !isNarrow && <WeekView key={days.from} day={day} entries={shown} />}
              {(view === 'list' || (view === 'week' && isNarrow)) && (
                <>
                  <StillWaiting companyId={company.id} zone={zone} from={days.from} />
                  <ListView entries={shown} days={daysFrom(days)} />
                </>
              )}
              {view === 'month' &&
                (isNarrow ? (
                  <MonthAgenda day={day} entries={shown} />
                ) : (
                  <MonthView
                    day={day}
                    entries={shown}
                    onShowDay={(chosen) => show({ view: 'week', day: chosen })}
                  />
                ))}
            </CalendarContext>
          )}
          {/* A phone has no room for it beside the days. */}
          <p aria-hidden className="mt-2 text-sm text-muted sm:hidden">
            {t('calendar.zone', { zone: zoneName(zone) })}
          </p>
        </section>
        {children}
      </div>
    </CalendarDrag>
  );
}

function daysFrom({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}
