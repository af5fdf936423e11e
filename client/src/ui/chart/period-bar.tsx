import type { ReactNode } from 'react';
import { SelectField } from '../controls/fields/select-field';
import { TextField } from '../controls/fields/text-field';

interface PeriodState<Name extends string> {
  period: Name;
  /** The first and last day of a custom period, as ISO dates; empty if not set. */
  from: string;
  until: string;
}

interface PeriodBarProps<Name extends string> {
  /** What the fields are about together. */
  label: string;
  labels: Record<keyof PeriodState<string>, string>;
  choices: { value: Name; label: string }[];
  /** The choice for a custom period. */
  own: NoInfer<Name>;
  state: PeriodState<NoInfer<Name>>;
  change: (changed: Partial<PeriodState<NoInfer<Name>>>, how?: { replace: boolean }) => void;
  /** Why the custom days are not a valid period; undefined if they are. */
  problem: string | undefined;
  className?: string;
  /** More fields. */
  children?: ReactNode;
}

/** The period of a screen, with dates for a custom one. */
export function PeriodBar<Name extends string>({
  label,
  labels,
  choices,
  own,
  state,
  change,
  problem,
  className = '',
  children,
}: PeriodBarProps<Name>) {
  const isOwn = state.period === own;
  return (
    <fieldset
      aria-label={label}
      className={`mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-end gap-3 ${className}`}
    >
      <SelectField
        label={labels.period}
        value={state.period}
        choices={choices}
        onChange={({ target }) => change({ period: target.value as Name })}
      />
      {isOwn &&
        (['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={labels[name]}
            value={state[name]}
            onChange={({ target }) => change(dayAt(name, target.value), { replace: true })}
          />
        ))}
      {children}
      {isOwn && problem && <output className="col-span-full text-sm text-muted">{problem}</output>}
    </fieldset>
  );
}

const dayAt = (name: 'from' | 'until', day: string) => (name === 'from' ? { from: day } : { until: day });
