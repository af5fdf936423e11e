import { useQueryClient } from '@tanstack/react-query';
import { account } from '@shared/auth/endpoints';
import { type Profile, profileForm } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSave } from '@/lib/api/save';
import type { Session, SessionUser } from '@/lib/session/use-session';
import { sessionKey } from '@/lib/api/session-key';
import { Button } from '@/ui/controls/button';
import { PasswordField } from '@/ui/controls/password-field';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTexts(settingsTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const { form, field } = useSchemaForm(profileForm(user.email), {
    defaultValues: { name: user.name, email: user.email, currentPassword: '' },
    language,
  });
  const changesEmail = form.getValues('email') !== user.email;
  const save = useSave(account.update, {
    onSaved: (saved) => {
      client.setQueryData(sessionKey, saved satisfies Session);
      form.resetField('currentPassword');
      toast({ title: t('profile.saved') });
    },
    onFailed: (error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: t('profile.failed'), description: errorText(error) });
    },
  });

  function submit({ name, email, currentPassword }: Profile) {
    save.mutate({ body: changesEmail ? { name, email, currentPassword } : { name, email } });
  }

  return (
    <SettingsSection title={t('profile.title')}>
      <dl className="mb-5 grid gap-3 sm:grid-cols-2">
        <Fact name={t('profile.username')} value={user.username} />
        <Fact name={t('profile.email')} value={user.email} />
      </dl>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="grid max-w-md gap-5"
      >
        <TextField label={t('profile.name')} autoComplete="name" {...field('name')} />
        <TextField label={t('profile.email')} type="email" autoComplete="email" {...field('email')} />
        {changesEmail && (
          <>
            {/* Names the account for a password manager. */}
            <input type="text" autoComplete="username" value={user.username} readOnly hidden />
            <PasswordField
              label={t('currentPassword')}
              hint={t('profile.passwordHint')}
              autoComplete="current-password"
              {...field('currentPassword')}
            />
          </>
        )}
        <Button type="submit" pending={save.isPending} className="justify-self-start">
          {t('profile.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{value}</dd>
  </div>
);
