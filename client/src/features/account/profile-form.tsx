import { useQueryClient } from '@tanstack/react-query';
import { account } from '@shared/auth/endpoints';
import { profileForm } from '@shared/auth/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { sessionKey } from '@/lib/api/session-key';
import { useSaveForm } from '@/lib/forms/use-save-form';
import type { Session, SessionUser } from '@/lib/session/use-session';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

/** A person's profile, for reading. */
export function ProfileFacts({ user }: { user: SessionUser }) {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('profile.title')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {(['username', 'name', 'email'] as const).map((fact) => (
          <div key={fact}>
            <dt className="text-sm text-muted">{t(`profile.${fact}`)}</dt>
            <dd className="font-medium wrap-anywhere">{user[fact]}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}

export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTexts(settingsTexts);
  const client = useQueryClient();
  const { form, field, frame } = useSaveForm(profileForm(user.email), {
    defaultValues: { name: user.name, email: user.email, currentPassword: '' },
    save: ({ name, email, currentPassword }) =>
      call(account.update, {}, email === user.email ? { name, email } : { name, email, currentPassword }),
    saved: { title: t('profile.saved') },
    failed: { title: t('profile.failed') },
    onSaved: (saved, { resetField }) => {
      client.setQueryData<Session>(sessionKey, (before) => ({ ...before, ...saved }));
      resetField('currentPassword');
    },
  });
  const changesEmail = form.getValues('email') !== user.email;

  return (
    <SettingsSection title={t('profile.title')}>
      <dl className="mb-5">
        <dt className="text-sm text-muted">{t('profile.username')}</dt>
        <dd className="font-medium wrap-anywhere">{user.username}</dd>
      </dl>
      <Form method="post" {...frame} className="grid max-w-md gap-5">
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
        <Button type="submit" pending={frame.pending} className="justify-self-start">
          {t('profile.save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
