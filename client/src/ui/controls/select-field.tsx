import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { controlLook, Field, type FieldProps } from './field';
import { commonTexts } from '../texts/common';

/** An option: what is sent and what is read. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  choices: readonly Choice[];
  /** Starts with an empty choice, so that nobody takes the first one unseen. */
  empty?: boolean;
}

/** One of a few choices, as the browser's own list. */
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
    <Field {...{ label, hint, error, optional, id }}>
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
