import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { comparisons, periodNames } from './analytics-periods';
import type { ScopeState } from './use-scope';
import { useWords } from './use-words';

interface ScopeBarProps {
  scope: ScopeState;
  /** The account's currency, once it is known and there are others. */
  accountCurrency: string | undefined;
}

/** Period, comparison and currency of the section. */
export function ScopeBar({ scope: { state, change, scope }, accountCurrency }: ScopeBarProps) {
  const { t } = useWords();
  const isOwn = state.period === 'own';
  return (
    <fieldset
      aria-label={t('scope.label')}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-end gap-3"
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
      <SelectField
        label={t('scope.compare')}
        value={state.compare}
        choices={comparisons.map((value) => ({ value, label: t(`comparisons.${value}`) }))}
        onChange={({ target }) => change({ compare: target.value as typeof state.compare })}
      />
      {accountCurrency && (
        <SelectField
          label={t('scope.currency')}
          value={state.currency || accountCurrency}
          choices={currencyChoices}
          onChange={({ target }) => change({ currency: target.value })}
        />
      )}
      {isOwn && !scope && <output className="col-span-full text-sm text-muted">{t('scope.noRange')}</output>}
    </fieldset>
  );
}

/** Which currencies the opportunities have is not asked, so that every one can be chosen. */
const currencyChoices = Intl.supportedValuesOf('currency').map((value) => ({ value, label: value }));
