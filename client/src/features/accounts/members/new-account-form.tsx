import { accountsApi } from '@shared/accounts/endpoints';
import { accountName } from '@shared/accounts/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { openAccount } from '@/lib/session/open-account';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { membersTexts } from './texts/members';

/** Opens another account of the person's own, and leads into it. */
export function NewAccountForm() {
  const t = useTexts(membersTexts);
  const { field, frame } = useSaveForm(accountName, {
    defaultValues: { name: '' },
    save: (body) => call(accountsApi.create, {}, body),
    onSaved: ({ id }) => openAccount(id),
    failed: { title: t('another.failed') },
  });
  return (
    <Form {...frame} className="grid max-w-md gap-5">
      <TextField label={t('another.label')} autoComplete="off" {...field('name')} />
      <Button type="submit" variant="secondary" pending={frame.pending} className="justify-self-start">
        {t('another.open')}
      </Button>
    </Form>
  );
}
