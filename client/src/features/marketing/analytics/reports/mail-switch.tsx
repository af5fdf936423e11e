import { useQueryClient } from '@tanstack/react-query';
import { marketingReportsApi } from '@shared/marketing/analytics/endpoints';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { reportsOf } from '../reads';
import { useWords } from '../use-words';

/** Whether new reports are mailed to the account. */
export function MailSwitch({ companyId, mailed }: { companyId: number; mailed: boolean }) {
  const { t } = useWords();
  const client = useQueryClient();
  const { queryKey } = reportsOf(companyId);
  const saving = useSaving(
    (wished: boolean) => call(marketingReportsApi.settings, { id: companyId }, { mailed: wished }),
    {
      onSaved: (saved) => client.setQueryData(queryKey, (held) => held && { ...held, ...saved }),
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('mail.notSaved'), description: errorText(error) }),
    },
  );
  const shown = saving.isPending ? saving.variables : mailed;
  return (
    <div className="border-t border-line pt-2">
      <CheckboxField
        label={t('mail.label')}
        hint={t('mail.hint')}
        checked={shown ?? mailed}
        disabled={saving.isPending}
        onChange={({ target }) => saving.mutate(target.checked)}
      />
    </div>
  );
}
