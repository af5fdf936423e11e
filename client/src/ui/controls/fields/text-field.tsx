import type { ComponentProps } from 'react';
import { controlLook, Field, fieldParts, type FieldProps } from './field';

/** One line of text. */
export function TextField({ className, ...props }: FieldProps & ComponentProps<'input'>) {
  const [around, input] = fieldParts(props);
  return (
    <Field {...around}>
      {(control) => <input type="text" {...input} {...control} className={controlLook(className)} />}
    </Field>
  );
}

/** Several lines of text; four rows by default. */
export function TextAreaField({ className, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const [around, area] = fieldParts(props);
  return (
    <Field {...around}>
      {(control) => <textarea rows={4} {...area} {...control} className={controlLook(className)} />}
    </Field>
  );
}
