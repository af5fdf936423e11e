import { addDays, dayOf, type DayRange } from '@shared/list/periods';
import { aDay, oneOfThese, type StateField, useListState } from '@/lib/lists/use-list-state';
import {
  addMonths,
  comparedTo,
  type Comparison,
  comparisons,
  periodNames,
  rangeOf,
} from './analytics-periods';

/** What the figures of the section are about. */
export interface Scope {
  range: DayRange;
  /** The period that they are compared to, if any. */
  compared: DayRange | undefined;
  comparison: Comparison;
  /** The currency of the amounts; the account's if none was chosen. */
  currency: string | undefined;
  today: string;
}

const aCurrency: StateField<string> = (given) => (given && /^[A-Z]{3}$/.test(given) ? given : '');

/** The choices of the section from the address, and what they ask for: no range while own dates make none. */
export function useScope(now: Date) {
  const { state, change } = useListState({
    period: oneOfThese(periodNames),
    compare: oneOfThese(comparisons),
    currency: aCurrency,
    from: aDay,
    until: aDay,
  });
  const today = dayOf(now);
  const range = state.period === 'own' ? ownRange(state) : rangeOf(state.period, today);
  const scope: Scope | undefined = range && {
    range,
    compared: comparedTo(range, state.compare),
    comparison: state.compare,
    currency: state.currency || undefined,
    today,
  };
  return { state, change, today, scope };
}

export type ScopeState = ReturnType<typeof useScope>;

/** Weeks of more than ten years are more than a drawing can show. */
const MOST_MONTHS = 120;

/** Own dates; people give the last day. */
function ownRange({ from, until }: { from: string; until: string }): DayRange | undefined {
  const isRange = from !== '' && from <= until && until < addMonths(from, MOST_MONTHS);
  return isRange ? { from, to: addDays(until, 1) } : undefined;
}
