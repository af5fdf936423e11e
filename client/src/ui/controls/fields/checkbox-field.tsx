import { type ComponentProps, useId } from 'react';
import { Checkbox } from './checkbox';
import { FieldError, type FieldProps } from './field';

/** A checkbox with its label beside it. */
export function CheckboxField({
  label,
  hint,
  error,
  id,
  ...input
}: Omit<FieldProps, 'optional'> & ComponentProps<'input'>) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const described = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={boxId} className="flex min-h-11 items-center gap-3">
        <Checkbox
          {...input}
          id={boxId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="font-medium">{label}</span>
      </label>
      {hint && (
        <div id={`${boxId}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  );
}
