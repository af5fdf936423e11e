import { PeriodBar } from '@/ui/chart/period-bar';
import { SelectField } from '@/ui/controls/fields/select-field';
import { comparisons, periodNames } from './analytics-periods';
import type { ScopeState } from './use-scope';
import { useWords } from '../use-words';

interface ScopeBarProps {
  scope: ScopeState;
  /** The account's currency, once it is known and there are others. */
  accountCurrency: string | undefined;
}

/** Period, comparison and currency of the section. */
export function ScopeBar({ scope: { state, change, scope }, accountCurrency }: ScopeBarProps) {
  const { t } = useWords();
  return (
    <PeriodBar
      t={t}
      periods={periodNames}
      state={state}
      change={change}
      isRange={scope !== undefined}
      // In the row of the title, where the choices say what they are about.
      className="mb-2! gap-2! max-sm:grid-cols-[1fr_5.5rem] max-sm:*:first:col-span-2 max-sm:[&_select]:px-2 max-sm:[&_select]:text-sm sm:-mt-13 sm:ml-48 sm:justify-end [&_label]:sr-only"
    >
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
    </PeriodBar>
  );
}

/** Which currencies the opportunities have is not asked, so that every one can be chosen. */
const currencyChoices = Intl.supportedValuesOf('currency').map((value) => ({ value, label: value }));
