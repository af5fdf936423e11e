import { type DayRange } from '@shared/list/periods';
import { touches } from '@shared/marketing/analytics/scales';
import { dayIn } from '@shared/time/zone';
import { idIn } from '@/lib/address/id-in';
import { aDay, anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { breakdownNames } from './charts/breakdown-names';
import { ownRange, periodNames, rangeOf } from './periods';

/** The choices of the screen from its address; no range while own dates make none. */
export function useAnalyticsState(zone: string, now: Date) {
  const { state, change, isUsual } = useListState({
    period: oneOfThese(periodNames),
    touch: oneOfThese(touches),
    by: oneOfThese(breakdownNames),
    from: aDay,
    until: aDay,
    report: anyText,
  });
  const today = dayIn(now, zone);
  const range: DayRange | undefined = state.period === 'own' ? ownRange(state) : rangeOf(state.period, today);
  return { state, change, isUsual, today, range, reportId: idIn(state.report) };
}

export type AnalyticsState = ReturnType<typeof useAnalyticsState>;
