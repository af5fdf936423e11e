import { account } from '@shared/auth/endpoints';
import { passwordChangeForm } from '@shared/auth/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import type { SessionUser } from '@/lib/session/use-session';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { NewPasswordField, PasswordField } from '@/ui/controls/fields/password-field';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm({ user }: { user: SessionUser }) {
  const t = useTexts(settingsTexts);
  const { form, field, frame } = useSaveForm(passwordChangeForm, {
    defaultValues: empty,
    save: ({ currentPassword, password }) => call(account.changePassword, {}, { currentPassword, password }),
    saved: { title: t('password.saved'), description: t('password.savedText') },
    failed: { title: t('password.failed') },
    onSaved: (_, { reset }) => reset(empty),
  });

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <Form method="post" {...frame} className="grid max-w-md gap-5">
        {/* Names the account for a password manager. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField
          label={t('password.next')}
          hint={t('password.nextHint')}
          typed={form.getValues('password')}
          owner={user}
          {...field('password')}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <Button type="submit" pending={frame.pending} className="justify-self-start">
          {t('password.save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
