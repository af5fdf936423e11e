import { sitePages } from '@shared/addresses/site';
import { auth } from '@shared/auth/endpoints';
import { registrationForm } from '@shared/auth/schemas';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { useEntry } from '@/lib/session/sign-in';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { NewPasswordField } from '@/ui/controls/fields/password-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { TextLink } from '@/ui/navigation/link';
import { RepeatedPasswordField } from './repeated-password-field';
import { signInTexts } from './texts/sign-in';
import { UsernameField } from './username-field';

interface RegistrationFormProps {
  /** The link by which somebody registers: it is for one address, and leads into the account of whoever invited. */
  invited?: { email: string; hint: string; token: string; onRegistered: () => void };
}

/** Registering also signs in; the page around the form then redirects. */
export function RegistrationForm({ invited }: RegistrationFormProps) {
  const t = useTexts(signInTexts);
  const enter = useEntry();
  const { form, field, frame } = useSaveForm(registrationForm, {
    ...(invited && { defaultValues: { email: invited.email } }),
    save: ({ confirmPassword: _again, ...newUser }) =>
      call(auth.register, {}, { ...newUser, ...(invited && { invitation: invited.token }) }),
    saved: ({ user }) => ({
      title: t('register.done', { name: user.name }),
      description: t('register.created'),
    }),
    failed: { title: t('register.failed'), otherwise: t('register.notCreated') },
    onSaved: (signedIn) => {
      enter(signedIn);
      invited?.onRegistered();
    },
  });
  const { username, email, password } = form.getValues();

  return (
    <Form method="post" {...frame} className="grid gap-5">
      <TextField label={t('fields.name')} autoComplete="name" {...field('name')} />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        {...(invited && { readOnly: true, hint: invited.hint, className: 'bg-transparent!' })}
        {...field('email')}
      />
      <UsernameField {...field('username')} />
      <NewPasswordField
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        typed={password}
        owner={{ username, email }}
        {...field('password')}
      />
      <RepeatedPasswordField {...field('confirmPassword')} />
      <Button type="submit" pending={frame.pending}>
        {t('register.submit')}
      </Button>
      <p className="text-sm text-muted">
        {t('register.accept')} <TextLink to={addressOf(sitePages.legal)}>{t('register.terms')}</TextLink>.{' '}
        {t('register.data')} <TextLink to={addressOf(sitePages.privacy)}>{t('register.privacy')}</TextLink>.
      </p>
    </Form>
  );
}
