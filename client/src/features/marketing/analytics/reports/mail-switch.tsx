import { useQuery, useQueryClient } from '@tanstack/react-query';
import { membersApi } from '@shared/accounts/endpoints';
import { marketingReportsApi, type ReportMails } from '@shared/marketing/analytics/endpoints';
import type { BodyOf } from '@shared/http/wire';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { useKnownAccount } from '@/lib/session/use-known-account';
import { useMayWrite } from '@/lib/session/use-may-write';
import { toast } from '@/lib/toast';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { reportsOf } from '../reads';
import { useWords } from '../use-words';

interface MailSwitchProps {
  companyId: number;
  mails: ReportMails;
}

/** Whether new reports are mailed, and among several members to whom. */
export function MailSwitch({ companyId, mails }: MailSwitchProps) {
  const { t } = useWords();
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const { queryKey } = reportsOf(companyId);
  const account = useKnownAccount();
  const isShared = account !== undefined && account.members > 1;
  const saving = useSaving(
    (wished: BodyOf<typeof marketingReportsApi.settings>) =>
      call(marketingReportsApi.settings, { id: companyId }, wished),
    {
      onSaved: (saved) => client.setQueryData(queryKey, (held) => held && { ...held, ...saved }),
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('mail.notSaved'), description: errorText(error) }),
    },
  );
  const shown = { ...mails, ...(saving.isPending && saving.variables) };
  const isFixed = saving.isPending || !mayWrite;
  return (
    <div className="grid gap-3 border-t border-line pt-2">
      <CheckboxField
        label={t(isShared ? 'mail.labelShared' : 'mail.label')}
        hint={t(isShared ? 'mail.hintShared' : 'mail.hint')}
        checked={shown.mailed}
        disabled={isFixed}
        onChange={({ target }) => saving.mutate({ mailed: target.checked })}
      />
      {isShared && shown.mailed && (
        <Recipient
          accountId={account.id}
          memberId={shown.memberId}
          disabled={isFixed}
          onChoose={(memberId) => saving.mutate({ mailed: true, memberId })}
        />
      )}
    </div>
  );
}

interface RecipientProps {
  accountId: number;
  /** Null for the owner. */
  memberId: number | null;
  disabled: boolean;
  onChoose: (memberId: number | null) => void;
}

function Recipient({ accountId, memberId, disabled, onChoose }: RecipientProps) {
  const { t } = useWords();
  const { data: members = [] } = useQuery(query(membersApi.list, { accountId }));
  return (
    <SelectField
      label={t('mail.to')}
      value={memberId === null ? '' : String(memberId)}
      disabled={disabled}
      className="max-w-sm"
      choices={members.map(({ id, name, role }) => ({
        value: role === 'owner' ? '' : String(id),
        label: name,
      }))}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  );
}
