import { touches } from '@shared/marketing/analytics/scales';
import { Toggles } from '@/ui/navigation/toggles';
import type { BreakdownName } from './charts/breakdown-names';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

interface BreakdownBarProps {
  state: AnalyticsState;
  offered: readonly BreakdownName[];
  by: BreakdownName;
}

/** By what visitors and leads are told apart, and which visit they count for. */
export function BreakdownBar({ state: { state, change }, offered, by }: BreakdownBarProps) {
  const { t } = useWords();
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Toggles
        label={t('by.label')}
        options={offered.map((value) => ({ value, label: t(`by.${value}.row`) }))}
        chosen={by}
        className="max-sm:flex-wrap"
        onChoose={(chosen) => change({ by: chosen })}
      />
      <div className="flex min-w-0 items-center gap-x-2 gap-y-1 max-sm:flex-wrap">
        <span aria-hidden className="text-sm text-muted max-sm:w-full">
          {t('touch.label')}
        </span>
        <Toggles
          label={t('touch.label')}
          options={touches.map((value) => ({ value, label: t(`touch.${value}.name`) }))}
          chosen={state.touch}
          className="max-sm:flex-wrap"
          onChoose={(touch) => change({ touch })}
        />
      </div>
    </div>
  );
}
