import { useSearch } from 'wouter';
import { type Credentials, credentials } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useSignIn } from '@/lib/session/sign-in';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { TextLink } from '@/ui/navigation/link';
import { PasswordField } from '@/ui/controls/password-field';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { DemoHint } from './demo-hint';
import { signInTexts } from './texts/sign-in';

/** Signing in puts the user into the session; the page around the form then redirects. */
export function SignInForm({ onIncomplete }: { onIncomplete?: () => void }) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const signIn = useSignIn();
  // The browser submitted the form before the app had loaded, and the server redirected back.
  const wasRefused = new URLSearchParams(useSearch()).has('failed');
  const { form, field } = useSchemaForm(credentials, {
    defaultValues: { username: '', password: '' },
    language,
  });

  async function submit(values: Credentials) {
    try {
      const { user } = await signIn.mutateAsync(values);
      toast({
        title: t('signIn.welcome', { name: user.name }),
        description: t('signIn.welcomeText'),
      });
    } catch (error) {
      showServerErrors(form, error as Error);
      toast({
        variant: 'destructive',
        title: t('signIn.failed'),
        description: errorText(error as Error, t('signIn.invalidCredentials')),
      });
    }
  }

  function refuse() {
    const { username, password } = form.getValues();
    if (!username.trim() || !password) onIncomplete?.();
  }

  function fillIn(demo: Credentials) {
    form.setValue('username', demo.username);
    form.setValue('password', demo.password);
    form.clearErrors();
    form.setFocus('password');
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, refuse)(event)}
      className="grid gap-5"
    >
      {wasRefused && (
        <Alert tone="danger" title={t('signIn.failed')}>
          {t('signIn.invalidCredentials')}
        </Alert>
      )}
      <TextField
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...field('password')} />
      <Button type="submit" pending={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
      <TextLink to={addressOf(accountPages.resetPassword)} className="justify-self-start py-2">
        {t('signIn.forgotten')}
      </TextLink>
      <DemoHint onUse={fillIn} />
    </form>
  );
}
