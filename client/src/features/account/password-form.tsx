import type { z } from 'zod';
import { account } from '@shared/auth/endpoints';
import { passwordChangeForm } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSave } from '@/lib/api/save';
import type { SessionUser } from '@/lib/session/use-session';
import { Button } from '@/ui/controls/button';
import { NewPasswordField, PasswordField } from '@/ui/controls/password-field';
import { toast } from '@/lib/toast';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm({ user }: { user: SessionUser }) {
  const t = useTexts(settingsTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(passwordChangeForm, { defaultValues: empty, language });
  const save = useSave(account.changePassword, {
    onSaved: () => {
      form.reset(empty);
      toast({ title: t('password.saved'), description: t('password.savedText') });
    },
    onFailed: (error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: t('password.failed'), description: errorText(error) });
    },
  });

  function submit({ currentPassword, password }: z.output<typeof passwordChangeForm>) {
    save.mutate({ body: { currentPassword, password } });
  }

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="grid max-w-md gap-5"
      >
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
        <Button type="submit" pending={save.isPending} className="justify-self-start">
          {t('password.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}
