import { useMutation } from '@tanstack/react-query';
import { auth } from '@shared/auth/endpoints';
import { resetRequest } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { signInTexts } from './texts/sign-in';

/** Requests a link to reset the password. The response does not reveal whether the account exists. */
export function ResetRequestForm() {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call(auth.requestReset, {}, body),
    onError: (error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: t('reset.failed'), description: errorText(error) });
    },
  });
  const { form, field } = useSchemaForm(resetRequest, { defaultValues: { email: '' }, language });

  if (ask.data) {
    return (
      <Alert tone="positive" title={t('reset.sent')}>
        <p>{ask.data.message}</p>
        <Button variant="secondary" className="mt-3" onClick={ask.reset}>
          {t('reset.again')}
        </Button>
      </Alert>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => ask.mutate(values))(event)}
      className="grid gap-5"
    >
      <TextField label={t('fields.email')} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" pending={ask.isPending}>
        {t('reset.send')}
      </Button>
    </form>
  );
}
