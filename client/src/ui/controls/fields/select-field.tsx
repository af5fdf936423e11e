import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { controlLook, Field, type FieldProps } from './field';
import { commonTexts } from '../../texts/common';

/** An option of a select. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  choices: readonly Choice[];
  /** Starts with an empty option, so that nobody submits the first one by accident. */
  empty?: boolean;
}

/** A native select for a few options. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  choices,
  empty,
  ...select
}: SelectFieldProps) {
  const t = useTexts(commonTexts);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <select {...select} {...control} className={controlLook(className)}>
          {empty && <option value="">{t('field.choose')}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
