import { auth } from '@shared/auth/endpoints';
import { resetRequest } from '@shared/auth/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import { resetTexts } from './texts/reset';
import { signInTexts } from './texts/sign-in';

/** Requests a link to reset the password. The response does not reveal whether the account exists. */
export function ResetRequestForm() {
  const t = useTexts(signInTexts);
  const tReset = useTexts(resetTexts);
  const { field, frame, save } = useSaveForm(resetRequest, {
    save: (body) => call(auth.requestReset, {}, body),
    failed: { title: tReset('failed') },
  });

  if (save.data) {
    return (
      <Alert tone="positive" title={tReset('sent')}>
        <p>{save.data.message}</p>
        <Button variant="secondary" className="mt-3" onClick={save.reset}>
          {tReset('again')}
        </Button>
      </Alert>
    );
  }
  return (
    <Form method="post" {...frame} className="grid gap-5">
      <TextField label={t('fields.email')} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" pending={frame.pending}>
        {tReset('send')}
      </Button>
    </Form>
  );
}
