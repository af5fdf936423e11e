import { PeriodBar } from '@/ui/chart/period-bar';
import { periodNames } from './periods';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** The period of the screen, which its address holds. */
export function AnalyticsPeriod({ state: { state, change, range } }: { state: AnalyticsState }) {
  const { t } = useWords();
  return (
    <PeriodBar
      label={t('scope.label')}
      labels={{ period: t('scope.period'), from: t('scope.from'), until: t('scope.until') }}
      choices={periodNames.map((value) => ({ value, label: t(`periods.${value}`) }))}
      own="own"
      state={state}
      change={change}
      problem={range ? undefined : t('scope.noRange')}
      className="sm:max-w-3xl"
    />
  );
}
