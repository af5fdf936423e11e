import type { ComponentProps } from 'react';
import { controlLook, Field, fieldParts, type FieldProps } from './field';

type FileFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
    /** What stands in the field: the browser would say its own words, in its own language. */
    face: string;
    onChoose: (file: File) => void;
  };

/** A file input. It also reports the same file chosen again, so that a corrected file can be read. */
export function FileField({ face, onChoose, ...props }: FileFieldProps) {
  const [around, input] = fieldParts(props);
  return (
    <Field {...around}>
      {(control) => (
        <span className="relative block">
          <input
            type="file"
            {...input}
            {...control}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onChoose(file);
              target.value = '';
            }}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <span
            aria-hidden
            className={controlLook(
              'block truncate font-semibold text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60',
            )}
          >
            {face}
          </span>
        </span>
      )}
    </Field>
  );
}
