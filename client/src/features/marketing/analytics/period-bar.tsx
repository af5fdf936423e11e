import { PeriodBar } from '@/ui/chart/period-bar';
import { periodNames } from './periods';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** The period of the screen, which its address holds. */
export function AnalyticsPeriod({ state: { state, change, range } }: { state: AnalyticsState }) {
  const { t } = useWords();
  return (
    <PeriodBar t={t} periods={periodNames} state={state} change={change} isRange={range !== undefined} />
  );
}
