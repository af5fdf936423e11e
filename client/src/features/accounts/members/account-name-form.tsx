import { accountsApi } from '@shared/accounts/endpoints';
import { accountName } from '@shared/accounts/schemas';
import type { MemberAccount } from '@shared/auth/member-account';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { sessionKey } from '@/lib/api/session-key';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { membersTexts } from './texts/members';

/** The name of an account, which its owner changes. */
export function AccountNameForm({ account: { id, name } }: { account: Wire<MemberAccount> }) {
  const t = useTexts(membersTexts);
  const { field, frame } = useSaveForm(accountName, {
    defaultValues: { name },
    save: (body) => call(accountsApi.update, { accountId: id }, body),
    refreshes: [{ queryKey: sessionKey }],
    saved: { title: t('name.saved') },
    failed: { title: t('name.failed') },
  });
  return (
    <Form {...frame} className="grid max-w-md gap-5">
      <TextField label={t('name.label')} autoComplete="off" {...field('name')} />
      <Button type="submit" variant="secondary" pending={frame.pending} className="justify-self-start">
        {t('name.save')}
      </Button>
    </Form>
  );
}
