import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { accountPages } from '@shared/auth/addresses';
import { auth } from '@shared/auth/endpoints';
import { passwordResetForm } from '@shared/auth/schemas';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { sessionKey } from '@/lib/api/session-key';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { NewPasswordField } from '@/ui/controls/fields/password-field';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { RepeatedPasswordField } from './repeated-password-field';
import { resetTexts } from './texts/reset';
import { signInTexts } from './texts/sign-in';

/**
 * Sets a new password with the token of a mailed link; an expired or used link offers to request a new one.
 */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTexts(signInTexts);
  const tReset = useTexts(resetTexts);
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { form, field, frame, save } = useSaveForm(passwordResetForm, {
    save: ({ password }) => call(auth.resetPassword, {}, { token, password }),
    saved: { title: tReset('done'), description: tReset('doneText') },
    onSaved: () => {
      // The new password ends all sessions of the account, perhaps also the one in this browser.
      void client.resetQueries({ queryKey: sessionKey });
      navigate(addressOf(accountPages.signIn), { replace: true });
    },
  });

  return (
    <Form method="post" {...frame} className="grid gap-5">
      {save.error && (
        <Alert tone="danger" title={tReset('invalid')}>
          <p>{errorText(save.error)}</p>
          <TextLink to={addressOf(accountPages.resetPassword)}>{tReset('askAgain')}</TextLink>
        </Alert>
      )}
      <NewPasswordField
        label={tReset('newPassword')}
        hint={t('fields.passwordHint')}
        typed={form.getValues('password')}
        {...field('password')}
      />
      <RepeatedPasswordField {...field('confirmPassword')} />
      <Button type="submit" pending={frame.pending}>
        {tReset('save')}
      </Button>
    </Form>
  );
}
