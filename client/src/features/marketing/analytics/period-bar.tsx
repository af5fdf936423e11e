import { PeriodBar } from '@/ui/chart/period-bar';
import { periodNames } from './periods';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** The period of the screen, which its address holds, in the row of its title: the choices say what they are. */
export function AnalyticsPeriod({ state: { state, change, range } }: { state: AnalyticsState }) {
  const { t } = useWords();
  return (
    <PeriodBar
      t={t}
      periods={periodNames}
      state={state}
      change={change}
      isRange={range !== undefined}
      className="mb-0! max-sm:mb-2! flex! flex-wrap justify-end max-sm:*:grow [&_div:has(>label)]:sr-only"
    />
  );
}
