import { touches } from '@shared/marketing/analytics/scales';
import { Button } from '@/ui/controls/button';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** Which visit a lead counts for. */
export function TouchSwitch({ state: { state, change } }: { state: AnalyticsState }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="max-w-measure text-sm text-muted">{t(`touch.${state.touch}.says`)}</p>
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
  );
}
