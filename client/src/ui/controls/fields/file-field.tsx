import type { ComponentProps } from 'react';
import { controlLook, Field, fieldParts, type FieldProps } from './field';

/** A file input. It also reports the same file chosen again, so that a corrected file can be read. */
export function FileField({
  onChoose,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onChoose: (file: File) => void }) {
  const [around, input] = fieldParts(props);
  return (
    <Field {...around}>
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
