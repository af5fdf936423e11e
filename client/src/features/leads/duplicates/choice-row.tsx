import type { ReactNode } from 'react';

interface ChoiceRowProps {
  legend: string;
  name: string;
  /** One for each record, in the same order in every row. */
  options: readonly { id: number; label: ReactNode }[];
  value: number;
  onChange: (id: number) => void;
}

/** One value of each record beside the other, of which one is chosen; one below the other on a phone. */
export const ChoiceRow = ({ legend, name, options, value, onChange }: ChoiceRowProps) => (
  <fieldset className="min-w-0 border-t border-line pt-2">
    <legend className="float-left w-full pb-1 text-sm font-semibold">{legend}</legend>
    <div className="clear-both grid gap-x-3 sm:auto-cols-fr sm:grid-flow-col">
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-11 items-start gap-2 rounded-control px-2 py-2.5 has-checked:bg-brand/8"
        >
          <input
            type="radio"
            name={name}
            checked={id === value}
            onChange={() => onChange(id)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
