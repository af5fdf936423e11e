import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { periodNames } from './periods';
import type { AnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** The period of the screen, which its address holds. */
export function PeriodBar({ state: { state, change, range } }: { state: AnalyticsState }) {
  const { t } = useWords();
  const isOwn = state.period === 'own';
  return (
    <fieldset
      aria-label={t('scope.label')}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-end gap-3 sm:max-w-3xl"
    >
      <SelectField
        label={t('scope.period')}
        value={state.period}
        choices={periodNames.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target }) => change({ period: target.value as typeof state.period })}
      />
      {isOwn && (
        <>
          <TextField
            type="date"
            label={t('scope.from')}
            value={state.from}
            onChange={({ target }) => change({ from: target.value }, { replace: true })}
          />
          <TextField
            type="date"
            label={t('scope.until')}
            value={state.until}
            onChange={({ target }) => change({ until: target.value }, { replace: true })}
          />
        </>
      )}
      {isOwn && !range && <output className="col-span-full text-sm text-muted">{t('scope.noRange')}</output>}
    </fieldset>
  );
}
