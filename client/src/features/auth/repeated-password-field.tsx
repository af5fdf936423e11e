import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { signInTexts } from './texts/sign-in';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

/** The new password a second time, so that a typing error locks nobody out. */
export function RepeatedPasswordField(field: FieldProps) {
  const t = useTexts(signInTexts);
  return <PasswordField label={t('fields.confirmPassword')} autoComplete="new-password" {...field} />;
}
