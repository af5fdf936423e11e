import { touches } from '@shared/marketing/analytics/scales';
import { Button } from '@/ui/controls/button';
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
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Toggles
          label={t('by.label')}
          options={offered.map((value) => ({ value, label: t(`by.${value}.row`) }))}
          chosen={by}
          onChoose={(chosen) => change({ by: chosen })}
        />
        <fieldset aria-label={t('touch.label')} className="flex">
          {touches.map((touch) => (
            <Button
              key={touch}
              variant={state.touch === touch ? 'secondary' : 'quiet'}
              aria-pressed={state.touch === touch}
              onClick={() => change({ touch })}
            >
              {t(`touch.${touch}.name`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <p className="max-w-measure text-sm text-muted">{t(`touch.${state.touch}.says`)}</p>
    </div>
  );
}
