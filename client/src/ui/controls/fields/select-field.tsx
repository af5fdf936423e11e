import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { controlLook, Field, fieldParts, type FieldProps } from './field';
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
export function SelectField({ className, choices, empty, ...props }: SelectFieldProps) {
  const t = useTexts(commonTexts);
  const [around, select] = fieldParts(props);
  return (
    <Field {...around}>
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
