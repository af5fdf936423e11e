import { invitationsApi } from '@shared/accounts/endpoints';
import { newInvitation } from '@shared/accounts/schemas';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { Alert } from '@/ui/feedback/alert';
import { portalIcons } from '@/ui/portal-icons';
import { invitationsTexts } from './texts/invitations';

const choices = ['reader', 'editor'] as const;
const empty = { email: '', role: choices[0] };

/** Invites somebody by mail. What is wrong stands at its field, otherwise above the form, and nothing typed is lost. */
export function InviteForm({ account }: { account: number }) {
  const t = useTexts(invitationsTexts);
  const { field, frame, save } = useSaveForm(newInvitation, {
    defaultValues: empty,
    save: (body) => call(invitationsApi.create, { accountId: account }, body),
    refreshes: [query(invitationsApi.list, { accountId: account })],
    saved: ({ email }) => ({ title: t('sent', { email }) }),
    onSaved: (_, { reset }) => reset(empty),
  });
  const isAtField = save.error instanceof ApiError && save.error.fields !== undefined;
  return (
    <Form {...frame} className="grid max-w-md gap-5">
      {save.error && !isAtField && (
        <Alert tone="danger" title={t('failed')}>
          {errorText(save.error)}
        </Alert>
      )}
      <TextField label={t('email')} type="email" autoComplete="off" {...field('email')} />
      <SelectField
        label={t('role')}
        choices={choices.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...field('role')}
      />
      <Button
        type="submit"
        icon={portalIcons.envelope}
        pending={frame.pending}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
    </Form>
  );
}
