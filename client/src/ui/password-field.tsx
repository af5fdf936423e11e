import { type ComponentProps, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { controlLook, Field, type FieldProps } from './field';
import { IconButton } from './icon-button';

/** A password, hidden until its owner asks to see it. `autoComplete` tells password managers which one it is. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useTexts('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlLook(`pr-12 ${className ?? ''}`)}
          />
          <IconButton
            icon={shown ? 'eyeClosed' : 'eye'}
            label={t(shown ? 'common.field.hidePassword' : 'common.field.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0"
          />
        </div>
      )}
    </Field>
  );
}
