import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { accountPages } from '@shared/auth/addresses';
import { auth, type SignedIn } from '@shared/auth/endpoints';
import { type Credentials, credentials } from '@shared/auth/schemas';
import { addressOf } from '@shared/http/address';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { useEntry } from '@/lib/session/sign-in';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { Spinner } from '@/ui/controls/spinner';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { DemoHint } from './demo-hint';
import { PasskeySignIn } from './passkey-sign-in-button';
import { signInTexts } from '../texts/sign-in';
import { useSecondStep } from './use-second-step';
import { UsernameField } from '../username-field';

const SecondStep = lazy(async () => ({ default: (await import('../factors/second-step')).SecondStep }));

interface SignInFormProps {
  onIncomplete?: () => void;
  /** Whether one person is meant, so that the demo account is not offered. */
  isForOne?: boolean;
}

/** Signing in puts the user into the session; the page around the form then goes on. Some take a second step first. */
export function SignInForm({ onIncomplete, isForOne = false }: SignInFormProps) {
  const t = useTexts(signInTexts);
  const enter = useWelcome();
  const { asked, ask, over, startAgain } = useSecondStep();
  // The browser submitted the form before the app had loaded, and the server redirected back.
  const wasRefused = new URLSearchParams(useSearch()).has('failed');
  const { form, field, frame } = useSaveForm(credentials, {
    save: (body) => call(auth.login, {}, body),
    failed: { title: t('signIn.failed'), otherwise: t('signIn.invalidCredentials') },
    onSaved: (answer, { setValue }) => {
      if (!('factor' in answer)) return enter(answer);
      setValue('password', '');
      ask(answer.factor);
    },
    onInvalid: ({ username, password }) => {
      if (!username.trim() || !password) onIncomplete?.();
    },
  });
  const { setFocus } = form;
  const step = useRef(asked);
  useEffect(() => {
    if (step.current && !asked) setFocus('password');
    step.current = asked;
  }, [asked, setFocus]);

  function enterAs(demo: Credentials) {
    form.setValue('username', demo.username);
    form.setValue('password', demo.password);
    frame.onSubmit();
  }

  if (asked)
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep asked={asked} onSignedIn={enter} onAgain={startAgain} />
      </Suspense>
    );
  return (
    <Form method="post" {...frame} className="grid gap-5">
      {(wasRefused || over) && (
        <Alert tone="danger" title={t('signIn.failed')}>
          {over ?? t('signIn.invalidCredentials')}
        </Alert>
      )}
      <UsernameField {...field('username')} />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...field('password')} />
      <Button type="submit" pending={frame.pending}>
        {t('signIn.submit')}
      </Button>
      <PasskeySignIn onSignedIn={enter} />
      <TextLink to={addressOf(accountPages.resetPassword)} className="justify-self-start py-2">
        {t('signIn.forgotten')}
      </TextLink>
      {!isForOne && <DemoHint pending={frame.pending} onUse={enterAs} />}
    </Form>
  );
}

/** Puts the user into the session and greets them. */
function useWelcome() {
  const t = useTexts(signInTexts);
  const enter = useEntry();
  return (signedIn: Wire<SignedIn>) => {
    enter(signedIn);
    // After the data of the previous user are cleared.
    toast({
      title: t('signIn.welcome', { name: signedIn.user.name }),
      description: t('signIn.welcomeText'),
    });
  };
}
