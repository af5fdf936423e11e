import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, type StateField, useListState } from '@/lib/lists/use-list-state';
import { useMedia } from '@/lib/use-media';
import { isDay } from '@shared/list/periods';
import { type CalendarView, calendarViews } from './calendar/time/days';
import { todayIn } from './calendar/time/wall';
import type { Planning } from './schedule/planning';

const anyDay: StateField<string> = (given) => (given !== null && isDay(given) ? given : '');
const tabs = ['calendar', 'needs'] as const;

const addressFields = {
  tab: oneOfThese(tabs),
  /** Empty for the one that suits the screen. */
  view: oneOfThese(['', ...calendarViews]),
  /** The day that the calendar shows; empty for today. */
  date: anyDay,
  publication: anyText,
  /** A post that is to be scheduled, and its picture. */
  post: anyText,
  picture: anyText,
};

/** A screen on which a month has no room for its entries. */
const narrow = '(max-width: 47.99rem)';

const planningOf = (post: number | undefined, picture: number | undefined): Planning | null =>
  post === undefined ? null : { pieces: [post], ...(picture !== undefined && { picture }) };

/** What the address says about the step: the tab, the calendar's view and day, and the publication that is open. */
export function usePublishingState(zone: string) {
  const { state, change } = useListState(addressFields);
  const isNarrow = useMedia(narrow);
  const today = todayIn(zone);
  const view: CalendarView = state.view || (isNarrow ? 'list' : 'month');
  return {
    tab: state.tab,
    view,
    isNarrow,
    today,
    day: state.date || today,
    openId: idIn(state.publication),
    asked: planningOf(idIn(state.post), idIn(state.picture)),
    /** The address no longer asks for a post. */
    forget: () => change({ post: '', picture: '' }, { replace: true }),
    show: (changed: { tab?: (typeof tabs)[number]; view?: CalendarView; day?: string }) => {
      const { day, ...rest } = changed;
      change({ ...rest, ...(day !== undefined && { date: day === today ? '' : day }) });
    },
    /** Follows an entry that the keyboard carries. */
    follow: (day: string) => change({ date: day === today ? '' : day }, { replace: true }),
    open: (id: number | null) => change({ publication: id === null ? '' : String(id) }),
  };
}
