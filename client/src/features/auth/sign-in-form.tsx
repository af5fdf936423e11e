import { useSearch } from 'wouter';
import { accountPages } from '@shared/auth/addresses';
import { auth } from '@shared/auth/endpoints';
import { type Credentials, credentials } from '@shared/auth/schemas';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { useEntry } from '@/lib/session/sign-in';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { DemoHint } from './demo-hint';
import { signInTexts } from './texts/sign-in';
import { UsernameField } from './username-field';

interface SignInFormProps {
  onIncomplete?: () => void;
  /** Whether one person is meant, so that the demo account is not offered. */
  isForOne?: boolean;
}

/** Signing in puts the user into the session; the page around the form then goes on. */
export function SignInForm({ onIncomplete, isForOne = false }: SignInFormProps) {
  const t = useTexts(signInTexts);
  const enter = useEntry();
  // The browser submitted the form before the app had loaded, and the server redirected back.
  const wasRefused = new URLSearchParams(useSearch()).has('failed');
  const { form, field, frame } = useSaveForm(credentials, {
    save: (body) => call(auth.login, {}, body),
    saved: ({ user }) => ({
      title: t('signIn.welcome', { name: user.name }),
      description: t('signIn.welcomeText'),
    }),
    failed: { title: t('signIn.failed'), otherwise: t('signIn.invalidCredentials') },
    onSaved: enter,
    onInvalid: ({ username, password }) => {
      if (!username.trim() || !password) onIncomplete?.();
    },
  });

  function enterAs(demo: Credentials) {
    form.setValue('username', demo.username);
    form.setValue('password', demo.password);
    frame.onSubmit();
  }

  return (
    <Form method="post" {...frame} className="grid gap-5">
      {wasRefused && (
        <Alert tone="danger" title={t('signIn.failed')}>
          {t('signIn.invalidCredentials')}
        </Alert>
      )}
      <UsernameField {...field('username')} />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...field('password')} />
      <Button type="submit" pending={frame.pending}>
        {t('signIn.submit')}
      </Button>
      <TextLink to={addressOf(accountPages.resetPassword)} className="justify-self-start py-2">
        {t('signIn.forgotten')}
      </TextLink>
      {!isForOne && <DemoHint pending={frame.pending} onUse={enterAs} />}
    </Form>
  );
}
