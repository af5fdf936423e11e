import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldProps } from './field';

/** A file input. It also reports the same file chosen again, so that a corrected file can be read. */
export function FileField({
  label,
  hint,
  error,
  optional,
  onChoose,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onChoose: (file: File) => void }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          type="file"
          {...input}
          {...control}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            target.value = '';
          }}
          className={controlLook('file:mr-3 file:font-semibold file:text-brand')}
        />
      )}
    </Field>
  );
}
