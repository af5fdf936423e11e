import { accountsApi } from '@shared/accounts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import type { SessionAccount } from '@/lib/session/use-session';
import { toast } from '@/lib/toast';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Alert } from '@/ui/feedback/alert';
import { membersTexts } from './texts/members';

interface ModelRuleProps {
  account: SessionAccount;
  /** The server that receives what the model is asked. */
  host: string;
}

/** Whether the assistant may ask the language model, which the owner decides, and where that is. */
export function ModelRule({ account: { id, modelAllowed }, host }: ModelRuleProps) {
  const t = useTexts(membersTexts);
  const change = useSave(accountsApi.update, {
    refreshes: [{ queryKey: sessionKey }],
    onSaved: () => toast({ title: t('model.saved') }),
  });
  const wanted = change.variables?.body.modelAllowed;
  const isOn = change.isPending && wanted !== undefined ? wanted : modelAllowed;
  return (
    <div className="grid gap-3">
      {change.error && (
        <Alert tone="danger" title={t('failed')}>
          {errorText(change.error)}
        </Alert>
      )}
      <CheckboxField
        label={t('model.label')}
        hint={t('model.hint', { host })}
        checked={isOn}
        disabled={change.isPending}
        onChange={() => change.mutate({ params: { accountId: id }, body: { modelAllowed: !modelAllowed } })}
      />
    </div>
  );
}
