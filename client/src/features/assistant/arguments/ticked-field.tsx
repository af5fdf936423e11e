import { useId } from 'react';
import type { ArgumentOption, ArgumentValue } from '@shared/assistant/commands';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { FieldError } from '@/ui/controls/fields/field';
import { useBilingual } from '../use-bilingual';

interface TickedFieldProps {
  label: string;
  error?: string;
  options: readonly ArgumentOption[];
  value: ArgumentValue | undefined;
  onChange: (values: readonly string[]) => void;
}

/** Some of a few values. */
export function TickedField({ label, error, options, value, onChange }: TickedFieldProps) {
  const say = useBilingual();
  const errorId = useId();
  const ticked = Array.isArray(value) ? value.map(String) : [];
  const toggled = (one: string) =>
    options.map((option) => option.value).filter((each) => (each === one) !== ticked.includes(each));
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={say(option.text)}
            checked={ticked.includes(option.value)}
            onChange={() => onChange(toggled(option.value))}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
