import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-client';

/** Kind of error whose message is the server's own text rather than a message key. */
export const serverError = 'server';

/**
 * Sets the server's field errors on the form and focuses the first; returns false if none names a field of
 * the form.
 */
export function showServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: Error,
): boolean {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const known = Object.keys(form.getValues()).filter((name) => Object.hasOwn(fields, name));
  known.forEach((name, index) => {
    const shouldFocus = index === 0;
    form.setError(name as FieldPath<Values>, { type: serverError, message: fields[name] }, { shouldFocus });
  });
  return known.length > 0;
}
