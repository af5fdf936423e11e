import type { ReactNode } from 'react';
import { SelectField } from '../controls/fields/select-field';
import { TextField } from '../controls/fields/text-field';

/** `label` says what the fields are about together, `noRange` why the custom days are not a valid period. */
type ScopeWord = 'label' | keyof PeriodState<string> | 'noRange';

interface PeriodState<Name extends string> {
  /** `own` is a custom one. */
  period: Name;
  /** The first and last day of a custom period, as ISO dates; empty if not set. */
  from: string;
  until: string;
}

interface PeriodBarProps<Name extends string> {
  /** The feature's words: of the bar and its fields, and of each period. */
  t: (key: `scope.${ScopeWord}` | `periods.${NoInfer<Name>}`) => string;
  periods: readonly Name[];
  state: PeriodState<NoInfer<Name>>;
  change: (changed: Partial<PeriodState<NoInfer<Name>>>, how?: { replace: boolean }) => void;
  /** Whether the custom days are a valid period. */
  isRange: boolean;
  className?: string;
  /** More fields. */
  children?: ReactNode;
}

/** The period of a screen, with dates for a custom one. */
export function PeriodBar<Name extends string>({
  t,
  periods,
  state,
  change,
  isRange,
  className = '',
  children,
}: PeriodBarProps<Name>) {
  const isOwn = state.period === 'own';
  return (
    <fieldset
      aria-label={t('scope.label')}
      className={`mb-4 grid sm:grid-cols-[repeat(auto-fit,minmax(11rem,14rem))] items-end gap-3 ${className}`}
    >
      <SelectField
        label={t('scope.period')}
        value={state.period}
        choices={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target }) => change({ period: target.value as Name })}
      />
      {isOwn &&
        (['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`scope.${name}`)}
            value={state[name]}
            onChange={({ target }) => change(dayAt(name, target.value), { replace: true })}
          />
        ))}
      {children}
      {isOwn && !isRange && (
        <output className="col-span-full text-sm text-muted">{t('scope.noRange')}</output>
      )}
    </fieldset>
  );
}

const dayAt = (name: 'from' | 'until', day: string) => (name === 'from' ? { from: day } : { until: day });
