import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { signInTexts } from './texts/sign-in';

/** The name by which an account signs in. A phone's keyboard must not autocorrect it. */
export function UsernameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTexts(signInTexts);
  return (
    <TextField
      label={t('fields.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
