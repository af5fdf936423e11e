import { createContext, type KeyboardEvent, useContext } from 'react';
import type { CalendarDays } from '../reads';
import type { Entry } from './entries';

/** What the parts of a calendar share. */
interface CalendarState {
  today: string;
  /** Where the clocks of the company change. */
  changes: CalendarDays['changes'];
  /** The entry that the keyboard has picked up. */
  liftedId: number | undefined;
  open: (entry: Entry) => void;
  pressKey: (entry: Entry, event: KeyboardEvent) => void;
  /** Puts a lifted entry back. */
  putBack: () => void;
}

export const CalendarContext = createContext<CalendarState | null>(null);

/** The calendar around a part. */
export function useCalendar(): CalendarState {
  const state = useContext(CalendarContext);
  if (!state) throw new Error('outside of a calendar');
  return state;
}

/** The change of the clocks on a day; the hour between `from` and `to` is skipped, or repeated. */
export function useClockChange(day: string) {
  const { changes } = useCalendar();
  const change = changes.find(({ from, to }) => from.startsWith(day) || to.startsWith(day));
  if (!change) return undefined;
  const [from, to] = change.kind === 'gap' ? [change.from, change.to] : [change.to, change.from];
  return { isGap: change.kind === 'gap', from, to };
}
