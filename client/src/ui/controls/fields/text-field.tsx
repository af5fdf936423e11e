import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldProps } from './field';

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <input type="text" {...input} {...control} className={controlLook(className)} />}
    </Field>
  );
}

/** Several lines of text; four rows by default. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <textarea rows={4} {...area} {...control} className={controlLook(className)} />}
    </Field>
  );
}
