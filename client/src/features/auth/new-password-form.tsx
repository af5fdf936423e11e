import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import { passwordResetForm } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useSave } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { TextLink } from '@/ui/navigation/link';
import { NewPasswordField, PasswordField } from '@/ui/controls/password-field';
import { toast } from '@/lib/toast';
import { signInTexts } from './texts/sign-in';

const empty = { password: '', confirmPassword: '' };

/**
 * Sets a new password with the token of a mailed link; an expired or used link offers to request a new one.
 */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(passwordResetForm, { defaultValues: empty, language });
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const save = useSave(auth.resetPassword, {
    onSaved: () => {
      // The new password ends all sessions of the account, perhaps also the one in this browser.
      void client.resetQueries({ queryKey: sessionKey });
      navigate(addressOf(accountPages.signIn), { replace: true });
      toast({ title: t('reset.done'), description: t('reset.doneText') });
    },
    onFailed: (error) => showServerErrors(form, error),
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => save.mutate({ body: { token, password } }))(event)
      }
      className="grid gap-5"
    >
      {save.error && (
        <Alert tone="danger" title={t('reset.invalid')}>
          <p>{errorText(save.error)}</p>
          <TextLink to={addressOf(accountPages.resetPassword)}>{t('reset.askAgain')}</TextLink>
        </Alert>
      )}
      <NewPasswordField
        label={t('fields.newPassword')}
        hint={t('fields.passwordHint')}
        typed={form.getValues('password')}
        {...field('password')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" pending={save.isPending}>
        {t('reset.save')}
      </Button>
    </form>
  );
}
